export { type DescribeOptions, describeContract } from "./describe-contract.ts";
export { contractDocument } from "./document/contract-document.ts";
export { describeGenerated, type GeneratedOptions } from "./inputs/input-cases.ts";
export { describeJourneys, type JourneyOptions } from "./journeys/describe-journeys.ts";
export { createJudge, type Judge } from "./judge/create-judge.ts";
export { type Exchanged, type Recording, recordExchanges } from "./replay/compare-recordings.ts";
export { exampleRequests } from "./runner/case-context.ts";
export {
  impatience,
  type KeyOptions,
  pageOrigin,
  refuseBrokenAnswers,
  type Service,
  type Situation,
  storeFailure,
  type Target,
} from "./target.ts";
