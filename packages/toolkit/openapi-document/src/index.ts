export { convertExclusive, convertNullable, convertVersion } from "./convert-version.ts";
export { DocumentFiles } from "./document-files.ts";
export { isUrl } from "./file-problems.ts";
export {
  findInputProblem,
  type Input,
  type InputOptions,
  inputHelp,
  openInput,
  readFile,
  resolveReference,
  toFileKey,
  toInput,
} from "./input.ts";
export { createTimeLimit, limitTime, type TimeLimit } from "./limit-time.ts";
export { createDocument, formatProblem, loadDocument, type OpenApiDocument, type Position } from "./load-document.ts";
export { localizeReferences } from "./localize-references.ts";
export { formatPosition, Locations, type NodeLocation, type NodePosition, toLine } from "./locations.ts";
export * from "./nodes.ts";
export { DocumentError, parseYaml } from "./parse-text.ts";
export { identifiers } from "./resolve-identifiers.ts";
export { detachParents, listCompositionProblems, listSizeProblems, type NodeProblem } from "./schema-problems.ts";
export { isExtension, listNodes, mapMembers, namedMaps } from "./walk.ts";
