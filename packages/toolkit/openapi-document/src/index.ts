export { findAccessProblem, findFileProblem, isUrl, urlProblem } from "./file-problems.ts";
export { createTimeLimit, limitTime, type TimeLimit } from "./limit-time.ts";
export { createDocument, DocumentError, loadDocument, type OpenApiDocument, type Position } from "./load-document.ts";
export { Locations, type NodePosition, restoreIntegers, toLine } from "./locations.ts";
export * from "./nodes.ts";
export { parseYaml } from "./parse-yaml.ts";
export { formatProblem, listNodes } from "./reference-problems.ts";
export { identifiers, resolveIdentifiers } from "./resolve-identifiers.ts";
export { detachParents, listCompositionProblems, listSizeProblems, type NodeProblem } from "./schema-problems.ts";
