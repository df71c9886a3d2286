export * from "@animal-store/api-platform/testing";
export { describeResponseCache, type OpenCachedStore } from "./describe-response-cache.ts";
export { createFailingStore, describeStore, type OpenStore, unwrapOutcome } from "./describe-store.ts";
export { createTestApp } from "./test-app.ts";
