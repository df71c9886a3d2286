import { inputCases } from "../inputs/input-cases.ts";
import { responseHeaderCases } from "./answer-headers.ts";
import { authenticationCases } from "./authentication.ts";
import { banCases } from "./bans.ts";
import { conditionalCases, entityTagCases } from "./conditional.ts";
import { type ContractCase, withRequirement } from "./contract-case.ts";
import { crossOriginCases, preflightCases } from "./cross-origin.ts";
import { idempotencyCases, idempotentResponseCases } from "./idempotency.ts";
import { limitCases } from "./limits.ts";
import { orderCases, petCases } from "./orders.ts";
import { pagingCases } from "./paging.ts";
import { parserCases } from "./parser.ts";
import { keyRedactionCases, requestIdCases } from "./quoted-keys.ts";
import { failureCases, responseCases } from "./responses.ts";
import { headCases, routingCases } from "./routing.ts";

/** Every case, by subject. */
export const contractCases: readonly ContractCase[] = [
  ...responseCases,
  ...petCases,
  ...responseHeaderCases,
  ...pagingCases,
  ...orderCases,
  ...inputCases,
  ...conditionalCases,
  ...entityTagCases,
  ...idempotencyCases,
  ...idempotentResponseCases,
  ...authenticationCases,
  ...limitCases,
  ...banCases,
  ...routingCases,
  ...headCases,
  ...withRequirement("page-origin", [...preflightCases, ...crossOriginCases]),
  ...requestIdCases,
  ...keyRedactionCases,
  ...failureCases,
  ...parserCases,
];
