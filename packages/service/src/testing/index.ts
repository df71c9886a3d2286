export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export { describeResponseCache, type OpenCachedStores } from "./describe-response-cache.ts";
export { createFailingStores, describeStores, type OpenStores, unwrapOutcome } from "./describe-stores.ts";
export { createTestApp, createTestClock, type TestClock } from "./test-app.ts";
