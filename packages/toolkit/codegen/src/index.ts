export type { ResponseEntry } from "@animal-store/openapi-document/contract";
export { CodegenError } from "./findings.ts";
export { generate } from "./generate.ts";
export { bundleDocument } from "./load-document.ts";
export type { OperationEntry } from "./operations.ts";
export { writeOutputs } from "./run.ts";
