import { authenticationCases } from "./authentication.ts";
import { bodyCases } from "./bodies.ts";
import { bodyMemberCases } from "./body-members.ts";
import { bodySizeCases } from "./body-sizes.ts";
import type { ContractCase } from "./contract-case.ts";
import { countingCases } from "./counting.ts";
import { failureCases } from "./failures.ts";
import { headCases } from "./head.ts";
import { limitCases } from "./limits.ts";
import { mediaTypeCases } from "./media-types.ts";
import { messageCases } from "./messages.ts";
import { orderCases } from "./orders.ts";
import { pagingCases } from "./paging.ts";
import { parameterCases } from "./parameters.ts";
import { parserCases } from "./parser.ts";
import { petNameCases } from "./pet-names.ts";
import { petCases } from "./pets.ts";
import { requestIdCases } from "./request-ids.ts";
import { routingCases } from "./routing.ts";

/** Every case, by subject. */
export const contractCases: readonly ContractCase[] = [
  ...petCases,
  ...petNameCases,
  ...bodyMemberCases,
  ...pagingCases,
  ...orderCases,
  ...parameterCases,
  ...bodyCases,
  ...mediaTypeCases,
  ...bodySizeCases,
  ...authenticationCases,
  ...limitCases,
  ...countingCases,
  ...routingCases,
  ...headCases,
  ...requestIdCases,
  ...failureCases,
  ...messageCases,
  ...parserCases,
];
