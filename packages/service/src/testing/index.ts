export { describeKeyStore } from "./describe-key-store.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
