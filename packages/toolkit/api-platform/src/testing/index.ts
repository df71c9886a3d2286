export { describeIdempotencyRecords, type OpenRecords } from "./describe-idempotency-records.ts";
export { describeKeyStore } from "./describe-key-store.ts";
export { describeLimiter, type OpenLimiter } from "./describe-limiter.ts";
export {
  booksPath,
  createLibraryApp,
  type LibraryDependencies,
  libraryContract,
  libraryPlatform,
} from "./library-app.ts";
export { createTestClock, type TestClock } from "./test-clock.ts";
