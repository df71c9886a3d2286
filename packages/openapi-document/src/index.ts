export { createDocument, DocumentError, loadDocument, type OpenApiDocument, type Position } from "./load-document.ts";
export { Locations, type NodePosition, toLine } from "./locations.ts";
export { findContent, isJson } from "./media-types.ts";
export { getMember, isNode, type Node } from "./node.ts";
export { findResponse, listOperations, methods, type SourceOperation } from "./operations.ts";
export { escapePattern, toPathPattern } from "./path-pattern.ts";
export { escapeKey, resolvePointer, toPointer, tryDecode } from "./pointer.ts";
