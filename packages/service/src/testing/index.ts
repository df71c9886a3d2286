export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export { describeResponseCache, type OpenCachedStores } from "./describe-response-cache.ts";
export { describeStores, type OpenStores } from "./describe-stores.ts";
export { outcomeOf } from "./outcome-of.ts";
export { storesIn } from "./stores-in.ts";
export { createTestApp } from "./test-app.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
