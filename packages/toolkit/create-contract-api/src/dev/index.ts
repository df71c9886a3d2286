export { type GeneratedCode, type LoopOptions, runLoop } from "./loop.ts";
export { createProgram, type Program, type ProgramOptions, runNode } from "./programs.ts";
export { createScreen, type Problem, type Screen } from "./screen.ts";
