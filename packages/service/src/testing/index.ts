export { describeKeptAnswers, type OpenKeptStores } from "./describe-kept-answers.ts";
export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export { describeStores, type OpenStores } from "./describe-stores.ts";
export { outcomeOf } from "./outcome-of.ts";
export { storesIn } from "./stores-in.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
