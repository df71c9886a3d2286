export { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";
export { formatIntroduction } from "./introduction.ts";
export type { MovableClock } from "./movable-clock.ts";
export type { PlanKey } from "./plan-keys.ts";
