// Parts for the contract tests of this repository. They are not published.

export { createCases } from "./cases/all-cases.ts";
export { type CommandEnvironment, runCommand } from "./command.ts";
export {
  type ApiDocument,
  type Content,
  loadApiDocument,
  matchOperation,
  type Operation,
  type ResponseEntry,
  type Schema,
} from "./document.ts";
export { SkipCase, skip } from "./errors.ts";
export {
  createHttpClient,
  createHttpResponse,
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
} from "./http/http-client.ts";
export type { Exchange } from "./http-rules.ts";
export { parseLinks } from "./http-rules.ts";
export { expectAllowedOrigin } from "./platform/cases/cross-origin.ts";
export { distinctResponses, listDocumentedResponses } from "./platform/cases/documented-responses.ts";
export { expectOriginal, expectReplayOf, isReplayed } from "./platform/cases/idempotency.ts";
export { createPlatformScenarios } from "./platform/create-cases.ts";
export * from "./platform/index.ts";
export { listWrongNumbers, type PlatformDocument, readPlatformDocument } from "./platform/platform-document.ts";
export { createScenarioContext, createScenarios, type Outcome, type Scenario } from "./platform/scenario.ts";
export {
  expectCode,
  expectError,
  expectStatus,
  expectSuccess,
  parseList,
  sendConcurrently,
  sendProbe,
  validRequest,
} from "./platform/steps.ts";
export { type Report, runConformance } from "./run.ts";
export { resolveSchema } from "./schema/resolve-schema.ts";
export { generateValue, listRequired } from "./schema/values.ts";
export {
  type Forward,
  forRequests,
  type Middleware,
  onRequest,
  onResponse,
  type PlainResponse,
  startProxy,
  toTransport,
  withBody,
  withHeader,
  withRequestHeader,
  withUrl,
} from "./score/middleware.ts";
export { createMutants } from "./score/mutants.ts";
export { type CaseContext, type ConformanceCase, type Connection, createSession, type Transport } from "./session.ts";
export { createResponseValidator, type Problem, tryParse } from "./validate-response.ts";
