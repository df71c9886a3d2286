export {
  createTestClock,
  describeLimiter,
  type OpenLimiter,
  type TestClock,
} from "@animal-store/api-platform/testing";
export { describeResponseCache, type OpenCachedStores } from "./describe-response-cache.ts";
export { createFailingStores, describeStores, type OpenStores, unwrapOutcome } from "./describe-stores.ts";
export { createTestApp } from "./test-app.ts";
