export { createCases } from "./cases/all-cases.ts";
export { type ApiDocument, loadApiDocument, type Operation } from "./document.ts";
export type { CollectedFinding } from "./findings.ts";
export type { HttpRequest } from "./http/http-client.ts";
export { listInvalidExamples } from "./implementation.ts";
export { formatHtml, formatJson, formatJunit } from "./report.ts";
export { type Report, type RunOptions, runConformance } from "./run.ts";
export type {
  CallValidOptions,
  CaseContext,
  ConformanceCase,
  ConformanceSetup,
  StartedService,
  Transport,
} from "./session.ts";
