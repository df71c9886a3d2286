export {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
} from "@animal-store/conformance/internal";
export { type Recording, recordExchanges } from "./connect-target.ts";
export { exampleRequests } from "./contract-document.ts";
export { type DescribeOptions, describeContract, describeGenerated, type Target } from "./describe-contract.ts";
export type { GeneratedOptions } from "./model-based/sequences.ts";
export { assertNoInvalidResponses, findResponseProblems } from "./rules.ts";
