export { type DescribeOptions, describeContract, describeGenerated } from "./describe-contract.ts";
export type { GeneratedOptions } from "./generated-checks.ts";
export { type RecordedExchange, type Recording, recordExchanges } from "./record-exchanges.ts";
export { createResponseValidator, type ResponseValidator } from "./response-validator.ts";
export { exampleRequests } from "./runner/case-context.ts";
export {
  allowedOrigin,
  assertNoInvalidResponses,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "./target.ts";
