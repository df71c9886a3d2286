import type { Scenario } from "../scenarios.ts";

export interface LoadJob {
  /** Each of them gets the same part of the connections. */
  readonly origins: readonly [string, ...string[]];
  readonly scenario: Scenario;
  readonly key: string;
  readonly seconds: number;
  readonly connections: number;
  /** Calls for any pet name an id from 1 to this. */
  readonly pets: number;
  /** Calls for any page take one of these. */
  readonly cursors: readonly string[];
  /** Calls for a fresh pet count on from this id. */
  readonly firstFresh: number;
  readonly signal: AbortSignal;
}

/** What came of a job: every answer is counted under its status. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections refused or broken, answers that never came. */
  readonly failures: number;
  /** Fresh ids that were used. */
  readonly fresh: number;
}

/** A program that sends requests over a number of connections, one at a time on each, as fast as they are answered. */
export interface LoadGenerator {
  readonly name: "wrk" | "autocannon";
  run(job: LoadJob): Promise<Load>;
}
