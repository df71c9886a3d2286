export { expectAllowedOrigin } from "./cases/cross-origin.ts";
export { distinctResponses, listDocumentedResponses, type Trigger } from "./cases/documented-responses.ts";
export { expectOriginal, expectReplayOf, isReplayed } from "./cases/idempotency.ts";
export { createPlatformCases, createPlatformScenarios } from "./create-cases.ts";
export { type PlatformDocument, readPlatformDocument } from "./platform-document.ts";
export { expectRateLimit, parseRateLimit } from "./rate-limit-headers.ts";
export {
  type CallOptions,
  createScenarioContext,
  createScenarios,
  type Outcome,
  type Scenario,
  type ScenarioContext,
} from "./scenario.ts";
export {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "./service.ts";
export {
  expectCode,
  expectError,
  expectStatus,
  expectSuccess,
  parseList,
  sendConcurrently,
  sendProbe,
  unknownPath,
  validRequest,
} from "./steps.ts";
