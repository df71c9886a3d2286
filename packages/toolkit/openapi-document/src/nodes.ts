// The parts that also run in browsers.
export { findContent, isJson } from "./media-types.ts";
export { getMember, isNode, type Node, toList, toNode } from "./node.ts";
export { findResponse, listOperations, methods, type SourceOperation } from "./operations.ts";
export { escapePattern, listPathParameters, toPathPattern } from "./path-pattern.ts";
export { escapeKey, resolvePointer, toPointer, tryDecode } from "./pointer.ts";
export { createReader, type NodeReader } from "./references.ts";
export { quotePath, quoteShell, toOneLine } from "./text.ts";
