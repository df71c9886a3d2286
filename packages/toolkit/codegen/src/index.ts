export type { ResponseEntry } from "@animal-store/openapi-document/contract";
export { createDocumentResolver } from "./document-resolver.ts";
export { allowableKinds, CodegenError } from "./findings.ts";
export { generate } from "./generate.ts";
export type { OperationEntry } from "./operations.ts";
export { writeOutputs } from "./run.ts";
