// The parts that also run in browsers.
export * from "./media-types.ts";
export * from "./node.ts";
export * from "./operations.ts";
export * from "./text.ts";
