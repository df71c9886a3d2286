import type { Outcome } from "./run-mutants.ts";

export interface MutationReport {
  /** Killed of those that can be killed, from 0 to 1. */
  readonly score: number;
  readonly killed: readonly { readonly id: string; readonly killedBy: string; readonly problem: string }[];
  readonly survivors: readonly string[];
  readonly equivalent: readonly { readonly id: string; readonly reason: string }[];
  /** What makes the rest worthless, in words: each one fails the run. */
  readonly errors: readonly string[];
}

/** Mutants that nobody outside can tell from a sound service, and why. */
export const equivalentMutants: ReadonlyMap<string, string> = new Map(
  ["createPet", "createOrder"].map((operation) => [
    `input/${operation}/Idempotency-Key: U+007F is accepted`,
    "no header field may hold U+007F (RFC 9110, section 5.5): the parser refuses the message before it is a request",
  ]),
);

/** Draws up what came of the controls and the mutants, in an order that does not depend on the run. */
export function createMutationReport(controls: readonly Outcome[], outcomes: readonly Outcome[]): MutationReport {
  const sorted = outcomes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const killed = sorted.flatMap((one) => (one.outcome === "killed" ? [one] : []));
  const missed = sorted.filter(({ outcome }) => outcome === "survived").map(({ id }) => id);
  const survivors = missed.filter((id) => !equivalentMutants.has(id));
  return {
    score: killed.length / (sorted.length - missed.length + survivors.length),
    killed: killed.map(({ id, killedBy, problem }) => ({ id, killedBy, problem })),
    survivors,
    equivalent: missed.flatMap((id) => {
      const reason = equivalentMutants.get(id);
      return reason === undefined ? [] : [{ id, reason }];
    }),
    errors: [
      ...controls.flatMap((one) => {
        if (one.outcome === "survived") return [];
        const by = one.outcome === "killed" ? `${one.killedBy} is red: ` : "";
        return [`${one.id}: ${by}${one.problem}`];
      }),
      ...sorted.flatMap((one) => (one.outcome === "broken" ? [`${one.id}: ${one.problem}`] : [])),
      ...killed.flatMap(({ id, killedBy }) =>
        equivalentMutants.has(id) ? [`${id}: ${killedBy} is red. Take it out of equivalentMutants`] : [],
      ),
    ],
  };
}

/** The table fault → case, and the score. */
export function mutationTable({ killed, survivors, equivalent, errors, score }: MutationReport): string {
  return [
    ...killed.map(({ id, killedBy }) => `✓ ${id} → ${killedBy}`),
    ...equivalent.map(({ id, reason }) => `≡ ${id}: ${reason}`),
    ...survivors.map((id) => `✗ ${id}: no case that is about it is red. Add one to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${killed.length} of ${killed.length + survivors.length} faults caught, score ${(100 * score).toFixed(1)} %, ${equivalent.length} equivalent, ${errors.length} errors`,
  ].join("\n");
}
