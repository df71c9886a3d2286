export { describeStores, type OpenStores } from "./describe-stores.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
