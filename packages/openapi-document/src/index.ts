export { findAccessProblem, isRegularFile, isUrl } from "./find-access-problem.ts";
export { findFileProblem } from "./find-file-problem.ts";
export { limitTime } from "./limit-time.ts";
export { listNodes } from "./list-nodes.ts";
export { createDocument, DocumentError, loadDocument, type OpenApiDocument, type Position } from "./load-document.ts";
export { Locations, type NodePosition, toLine, toRange } from "./locations.ts";
export * from "./nodes.ts";
export { type CompositionProblem, detachParents, listCompositionProblems } from "./schema-cycles.ts";
