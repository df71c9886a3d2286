export { type GeneratedCode, type LoopOptions, runLoop } from "./loop.ts";
export { createProgram, type Program, runNode } from "./programs.ts";
export { createScreen, type Problem, type Screen } from "./screen.ts";
