export { NonIntegerLiterals, parseJson, stringifyJson } from "./exact-json.ts";
