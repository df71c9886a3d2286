import { commandExists } from "../processes.ts";
import type { Scenario } from "../scenarios.ts";
import { createAutocannon } from "./autocannon.ts";
import { createWrk } from "./wrk.ts";

/** A program that sends requests over a number of connections, one at a time on each, as fast as possible. */
export interface LoadGenerator {
  readonly name: "wrk" | "autocannon";
  run(job: LoadJob): Promise<Load>;
}

export interface LoadJob {
  /** Each gets the same number of the connections. */
  readonly origins: readonly string[];
  readonly scenario: Scenario;
  readonly key: string;
  readonly seconds: number;
  readonly connections: number;
  /** Calls for any pet use a random id from 1 to this. */
  readonly pets: number;
  /** Calls for any page use one of these. */
  readonly cursors: readonly string[];
  /** Calls for a fresh pet count up from this id. */
  readonly firstFresh: number;
  readonly signal: AbortSignal;
}

export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Refused or broken connections, and timeouts. */
  readonly failures: number;
  /** Number of fresh ids that were used. */
  readonly fresh: number;
}

/** Chooses wrk if it is installed, because it costs a fraction of the fastest subject; else autocannon. @param folder for job files */
export function chooseGenerator(folder: string): LoadGenerator {
  return commandExists("wrk") ? createWrk(folder) : createAutocannon();
}
