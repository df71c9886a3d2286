import { type GeneratedCheck, readReplayOptions } from "./inputs/check-property.ts";
import { createRequestChecks } from "./inputs/input-cases.ts";
import { createModelCheck } from "./model-based/create-model-check.ts";

export interface GeneratedOptions {
  readonly seed: number;
  /** Number of random requests, over all operations. */
  readonly requests: number;
  /** Number of random sequences of requests. Each one has a separate store. */
  readonly sequences: number;
}

/**
 * Returns the checks with random requests. The same seed gives the same requests. `GENERATED_SEED`, `GENERATED_PATH` and
 * `GENERATED_COMMANDS` (the printed `replayPath`) replay a failure.
 */
export function createGeneratedChecks({ seed, requests, sequences }: GeneratedOptions): GeneratedCheck[] {
  const replay = readReplayOptions(seed);
  return [...createRequestChecks({ ...replay, runs: requests }), createModelCheck({ ...replay, runs: sequences })];
}
