export { CodegenError } from "./findings.ts";
export { generate } from "./generate.ts";
export { writeOutputs } from "./run.ts";
