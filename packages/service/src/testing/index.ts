export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export { describeStores, type OpenStores } from "./describe-stores.ts";
export { failingStores } from "./failing-stores.ts";
export { outcomeOf } from "./outcome-of.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
