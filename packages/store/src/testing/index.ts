export { createFailingStore } from "./create-failing-store.ts";
export { describeResponseCache } from "./describe-response-cache.ts";
export { createTestApp } from "./test-app.ts";
