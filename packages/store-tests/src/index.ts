export {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
} from "@animal-store/conformance/internal";
export { exampleRequests } from "./contract-document.ts";
export {
  type DescribeOptions,
  describeContract,
  describeGenerated,
  type GeneratedOptions,
  type Target,
} from "./describe-contract.ts";
export { assertNoInvalidResponses } from "./invalid-responses.ts";
export { type Recording, recordExchanges } from "./record-exchanges.ts";
export { findResponseProblems } from "./rules.ts";
