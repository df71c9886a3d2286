import { createPlatformScenarios, type Scenario } from "@animal-store/conformance/internal";
import { platform } from "../platform.ts";
import { entityTagCases } from "./entity-tags.ts";
import { createErrorDetailScenarios } from "./error-details.ts";
import { orderCases, petCases, replayCases } from "./orders.ts";
import { pagingCases } from "./pagination.ts";
import { parserCases } from "./parser.ts";
import { messageScenarios, triggers } from "./responses.ts";

export const contractCases: readonly Scenario[] = [
  ...createPlatformScenarios(platform, triggers),
  ...messageScenarios,
  ...petCases,
  ...pagingCases,
  ...orderCases,
  ...createErrorDetailScenarios(platform),
  ...entityTagCases,
  ...replayCases,
  ...parserCases,
];
