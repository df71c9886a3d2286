export { CodegenError } from "./codegen-error.ts";
export { compileValidators } from "./compile-validators.ts";
export { generate } from "./generate.ts";
export { compareOutputs, type Difference, writeOutputs } from "./run.ts";
export { collectSchemas } from "./validators.ts";
