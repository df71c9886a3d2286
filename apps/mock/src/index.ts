export { type MockOptions, type RunningMock, startMock } from "./start-mock.ts";
