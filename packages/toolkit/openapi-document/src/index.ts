export { isExtension } from "./children.ts";
export { convertExclusive, convertNullable, convertVersion } from "./convert-version.ts";
export { findVersion, findVersionProblem } from "./document-version.ts";
export { DocumentError } from "./errors.ts";
export { isUrl } from "./file-problems.ts";
export {
  assertProcessable,
  findInputProblem,
  type Input,
  type InputOptions,
  inputHelp,
  openInput,
  readSource,
  toFileKey,
  toInput,
} from "./input.ts";
export { createTimeLimit, limitTime, type TimeLimit } from "./limit-time.ts";
export { createDocument, loadDocument, type OpenApiDocument, type Position } from "./load-document.ts";
export { localizeReferences } from "./localize-references.ts";
export { Locations, type NodePosition, restoreIntegers, toLine } from "./locations.ts";
export * from "./nodes.ts";
export { applyOverlays } from "./overlays.ts";
export { describeSyntaxProblem } from "./parse-text.ts";
export { parseYaml } from "./parse-yaml.ts";
export { formatProblem, listNodes } from "./reference-problems.ts";
export { identifiers, resolveIdentifiers } from "./resolve-identifiers.ts";
export { detachParents, listCompositionProblems, listSizeProblems, type NodeProblem } from "./schema-problems.ts";
