import { commandExists } from "../processes.ts";
import type { Scenario } from "../scenarios.ts";
import { createAutocannon } from "./autocannon.ts";
import { createWrk } from "./wrk.ts";

export interface LoadGenerator {
  readonly name: "wrk" | "autocannon";
  run(job: LoadJob): Promise<LoadResult>;
}

export interface LoadJob {
  readonly origins: readonly string[];
  readonly scenario: Scenario;
  readonly key: string;
  readonly seconds: number;
  readonly connections: number;
  /** The highest random pet id. */
  readonly pets: number;
  /** Cursors for calls of a random page. */
  readonly cursors: readonly string[];
  /** The first id for calls that need an unused pet. */
  readonly firstUnusedId: number;
  readonly signal: AbortSignal;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: number;
  /** The number of ids used from `firstUnusedId` on. */
  readonly usedIds: number;
}

/** Chooses wrk if it is installed, because it uses less CPU, else autocannon. @param folder for job files */
export function chooseGenerator(folder: string): LoadGenerator {
  return commandExists("wrk") ? createWrk(folder) : createAutocannon();
}
