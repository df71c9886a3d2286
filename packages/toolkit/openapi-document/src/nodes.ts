// The parts that also run in browsers.
export * from "./node.ts";
export * from "./operations.ts";
export * from "./text.ts";
