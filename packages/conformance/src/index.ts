export { createCases } from "./cases/all-cases.ts";
export { type ApiDocument, createApiDocument, findContent, loadApiDocument, type Operation } from "./document.ts";
export type { CollectedFinding } from "./findings.ts";
export { type Link, parseLinks } from "./header-rules.ts";
export { type EventLimits, eventStream, parseEvents, readEventBytes, type StreamEvent } from "./http/events.ts";
export {
  createHttpClient,
  createHttpResponse,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
  sendRaw,
} from "./http/http-client.ts";
export { formatHtml, formatJson, formatJunit } from "./report/files.ts";
export { type Report, type RunOptions, runConformance } from "./run.ts";
export type { CaseContext, ConformanceCase, ConformanceSetup } from "./session.ts";
export { createResponseValidator } from "./validate-response.ts";
