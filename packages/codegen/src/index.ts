export { allowableKinds, CodegenError } from "./findings.ts";
export { generate } from "./generate.ts";
export type { OperationEntry } from "./operations.ts";
export type { ResponseEntry } from "./responses.ts";
export { writeOutputs } from "./run.ts";
