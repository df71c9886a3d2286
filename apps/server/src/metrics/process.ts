import { collectDefaultMetrics, Gauge, type Registry } from "@prometheus-io/client";
import { prefix } from "./names.ts";

export interface ProcessFacts {
  readonly version: string;
  /** What keeps the data. */
  readonly store: "sqlite" | "postgresql";
}

/** What Prometheus' clients tell of any process, with the event loop, the heap and collections of Node; and which build it is. */
export function tellProcess(registry: Registry, { version, store }: ProcessFacts): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: `${prefix}build_info`,
    help: "Always 1. Which version runs, on which Node and store.",
    labelNames: ["version", "node", "store"],
    registers: [registry],
  }).set({ version, node: process.version, store }, 1);
}
