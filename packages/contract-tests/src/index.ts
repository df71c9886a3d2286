export { exampleRequests } from "./case-context.ts";
export {
  type DescribeOptions,
  describeContract,
  describeGenerated,
  type GeneratedOptions,
} from "./describe-contract.ts";
export { type Recording, recordExchanges } from "./record-exchanges.ts";
export { findResponseProblems } from "./rules.ts";
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
