export { CodegenError } from "./codegen-error.ts";
export { generate } from "./generate.ts";
export { writeOutputs } from "./run.ts";
