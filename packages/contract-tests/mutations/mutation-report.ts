import { equivalentFaults } from "./equivalent-faults.ts";
import type { Hunt } from "./hunt-faults.ts";

export interface MutationReport {
  /** Caught of those that can be caught, from 0 to 1. */
  readonly score: number;
  readonly caught: readonly { readonly fault: string; readonly caughtBy: string; readonly problem: string }[];
  readonly survivors: readonly string[];
  readonly equivalent: readonly { readonly fault: string; readonly reason: string }[];
  /** What makes the rest worthless, in words: each one fails the run. */
  readonly errors: readonly string[];
}

/** Draws up what a hunt came to, in an order that does not depend on the run. */
export function createMutationReport({ controls, catches }: Hunt): MutationReport {
  const sorted = catches.toSorted((one, other) => (one.fault < other.fault ? -1 : 1));
  const caught = sorted.flatMap((one) =>
    one.outcome === "caught" ? [{ fault: one.fault, caughtBy: one.caughtBy, problem: one.problem }] : [],
  );
  const missed = sorted.filter(({ outcome }) => outcome === "survived").map(({ fault }) => fault);
  const survivors = missed.filter((fault) => !equivalentFaults.has(fault));
  return {
    score: caught.length / (sorted.length - missed.length + survivors.length),
    caught,
    survivors,
    equivalent: missed.flatMap((fault) => {
      const reason = equivalentFaults.get(fault);
      return reason === undefined ? [] : [{ fault, reason }];
    }),
    errors: [
      ...controls.flatMap((one) => {
        if (one.outcome === "survived") return [];
        const by = one.outcome === "caught" ? `${one.caughtBy} is red: ` : "";
        return [`${one.fault}: ${by}${one.problem}`];
      }),
      ...sorted.flatMap((one) => (one.outcome === "broken" ? [`${one.fault}: ${one.problem}`] : [])),
      ...caught.flatMap(({ fault, caughtBy }) =>
        equivalentFaults.has(fault) ? [`${fault}: ${caughtBy} is red. Take it out of equivalent-faults.ts`] : [],
      ),
    ],
  };
}

/** The table fault → case, and the score. */
export function mutationTable({ caught, survivors, equivalent, errors, score }: MutationReport): string {
  return [
    ...caught.map(({ fault, caughtBy }) => `✓ ${fault} → ${caughtBy}`),
    ...equivalent.map(({ fault, reason }) => `≡ ${fault}: ${reason}`),
    ...survivors.map((fault) => `✗ ${fault}: no case that is about it is red. Add one to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${caught.length} of ${caught.length + survivors.length} faults caught, score ${(100 * score).toFixed(1)} %, ${equivalent.length} equivalent, ${errors.length} errors`,
  ].join("\n");
}
