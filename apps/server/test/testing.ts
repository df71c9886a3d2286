// Starts the built server for the tests of other packages.

export { runToEnd, type ServerProcess, startProcess } from "./server-process.ts";
export { readMetrics } from "./telemetry/read-metrics.ts";
