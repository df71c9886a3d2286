export { CodegenError } from "./codegen-error.ts";
export { compileValidators } from "./compile-validators.ts";
export { generate } from "./generate.ts";
export { collectSchemas } from "./validators.ts";
export { compareOutputs, type Difference, writeOutputs } from "./write-outputs.ts";
