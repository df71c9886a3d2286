export { CodegenError } from "./codegen-error.ts";
export { generate } from "./generate.ts";
export { compareOutputs, type Difference, writeOutputs } from "./write-outputs.ts";
