import { createCases, createPlatformScenarios, type Scenario } from "@animal-store/conformance/internal";
import { contractDocument, platform } from "../contract-document.ts";
import { entityTagCases } from "./entity-tags.ts";
import { createErrorDetailScenarios } from "./error-details.ts";
import { orderCases, petCases, replayCases } from "./orders.ts";
import { pagingCases } from "./pagination.ts";
import { parserCases } from "./parser.ts";
import { messageScenarios, triggers } from "./responses.ts";

/** The cases that conformance derives from the contract. */
export const documentCases = createCases(contractDocument);

/** The scenarios of the platform and of the store. */
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
