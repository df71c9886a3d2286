export { describeResponseCache } from "./describe-response-cache.ts";
export { createTestApp } from "./test-app.ts";
