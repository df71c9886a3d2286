export { NonIntegerLiterals, parseJson, parseNumber, stringifyExactJson, stringifyJson } from "./exact-json.ts";
export { decodeItems, encodeItem, type ItemFormat, type ItemReader } from "./items.ts";
export { Int64Error, type Int64Problem, parseInt64 } from "./parse-int64.ts";
export { encodeStyled, isMembers, rejectValue, type TextStyle, toTexts } from "./styled-text.ts";
