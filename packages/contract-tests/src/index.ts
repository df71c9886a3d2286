export { type DescribeOptions, describeContract } from "./describe-contract.ts";
export { contractDocument } from "./document/contract-document.ts";
export { describeGenerated, type GeneratedOptions } from "./inputs/input-cases.ts";
export { describeModelBased, type ModelBasedOptions } from "./journeys/describe-journeys.ts";
export { createResponseValidator, type ResponseValidator } from "./judge/create-judge.ts";
export { type RecordedExchange, type Recording, recordExchanges } from "./replay/compare-recordings.ts";
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
