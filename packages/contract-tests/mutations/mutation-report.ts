import { equivalentFaults } from "./equivalent-faults.ts";
import type { Catch } from "./hunt-fault.ts";
import type { Hunt } from "./hunt-faults.ts";

export interface MutationReport {
  /** Caught of those that can be caught, from 0 to 1. */
  readonly score: number;
  readonly seconds: number;
  readonly caught: readonly Catch[];
  readonly survivors: readonly string[];
  readonly equivalent: readonly { readonly fault: string; readonly reason: string }[];
  /** The case that is red without any fault; then nothing else counts. */
  readonly brokenWithout: Catch | undefined;
}

/** Draws up what a hunt came to. */
export function createMutationReport({ sound, catches, milliseconds }: Hunt): MutationReport {
  const caught = catches
    .filter(({ caughtBy }) => caughtBy !== undefined)
    .toSorted((one, other) => one.fault.localeCompare(other.fault));
  const missed = catches.filter(({ caughtBy }) => caughtBy === undefined).map(({ fault }) => fault);
  const survivors = missed.filter((fault) => !equivalentFaults.has(fault)).sort();
  return {
    score: caught.length / (caught.length + survivors.length),
    seconds: Math.round(milliseconds / 1000),
    caught,
    survivors,
    equivalent: missed.flatMap((fault) => {
      const reason = equivalentFaults.get(fault);
      return reason === undefined ? [] : [{ fault, reason }];
    }),
    brokenWithout: sound.caughtBy === undefined ? undefined : sound,
  };
}

/** The table fault → case, and the score. */
export function mutationTable({
  caught,
  survivors,
  equivalent,
  brokenWithout,
  score,
  seconds,
}: MutationReport): string {
  return [
    ...caught.map(({ fault, caughtBy }) => `✓ ${fault} → ${caughtBy}`),
    ...equivalent.map(({ fault, reason }) => `≡ ${fault}: ${reason}`),
    ...survivors.map((fault) => `✗ ${fault}: no case is red. Add one to src/cases`),
    ...(brokenWithout ? [`✗ without a fault ${brokenWithout.caughtBy} is red: ${brokenWithout.problem}`] : []),
    `${caught.length} of ${caught.length + survivors.length} faults caught, score ${(100 * score).toFixed(1)} %, ${equivalent.length} equivalent, ${seconds} s`,
  ].join("\n");
}
