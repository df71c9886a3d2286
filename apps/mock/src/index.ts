export type { LimitRequest, Outcome, PrismLimit } from "./prism-limits/prism-limit.ts";
export { prismLimits } from "./prism-limits.ts";
export { createMock, type MockOptions, type RunningMock, startMock } from "./start-mock.ts";
