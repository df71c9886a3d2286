export { changeKinds, waivedFields } from "./change-kinds.ts";
export type { AffectedOperation, Change } from "./collect-changes.ts";
export { compareDocuments } from "./compare.ts";
export { parseDate } from "./compare-keywords.ts";
export { formatText } from "./format.ts";
