export { type DescribeOptions, describeContract } from "./describe-contract.ts";
export { type KeyOptions, type Service, type Situation, storeFailure, type Target } from "./target.ts";
