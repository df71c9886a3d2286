export * from "@animal-store/api-platform/testing";
export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export { describeResponseCache, type OpenCachedStore } from "./describe-response-cache.ts";
export { createFailingStore, describeStore, type OpenStore, unwrapOutcome } from "./describe-store.ts";
export { createTestApp } from "./test-app.ts";
