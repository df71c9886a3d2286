export { NonIntegerLiterals, parseJson } from "./parse-json.ts";
export { stringifyJson } from "./stringify-json.ts";
