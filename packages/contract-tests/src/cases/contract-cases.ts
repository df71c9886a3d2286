import { inputCases } from "../inputs/input-cases.ts";
import { authenticationCases } from "./authentication.ts";
import { banCases } from "./bans.ts";
import { conditionalCases, entityTagCases } from "./conditional-requests.ts";
import { type ContractCase, withRequirement } from "./contract-case.ts";
import { crossOriginCases, preflightCases } from "./cors.ts";
import { idempotencyCases, idempotentResponseCases } from "./idempotency.ts";
import { keyRedactionCases, requestIdCases } from "./key-redaction.ts";
import { orderCases, petCases } from "./orders.ts";
import { pagingCases } from "./pagination.ts";
import { parserCases } from "./parser.ts";
import { limitCases } from "./rate-limits.ts";
import { responseHeaderCases } from "./response-headers.ts";
import { failureCases, responseCases } from "./responses.ts";
import { routingCases } from "./routing.ts";

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
  ...withRequirement("cors-origin", [...preflightCases, ...crossOriginCases]),
  ...requestIdCases,
  ...keyRedactionCases,
  ...failureCases,
  ...parserCases,
];
