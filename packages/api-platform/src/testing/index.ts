export { describeKeyStore } from "./describe-key-store.ts";
export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export { booksPath, createLibraryApp, libraryContract, libraryPlatform } from "./library-app.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
