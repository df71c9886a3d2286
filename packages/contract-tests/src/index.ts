export { type DescribeOptions, describeContract } from "./describe-contract.ts";
export { describeGenerated } from "./describe-generated.ts";
export { contractDocument } from "./document/contract-document.ts";
export type { GeneratedOptions } from "./generated-checks.ts";
export { type RecordedExchange, type Recording, recordExchanges } from "./record-exchanges.ts";
export { createResponseValidator, type ResponseValidator } from "./response-validator/create-response-validator.ts";
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
