import { createDocument } from "@animal-store/openapi-document";
import type { compareDocuments } from "../src/index.ts";
import { findBreak } from "./oracle.ts";
import { createPair, type Pair } from "./random-pairs.ts";

export type Compare = typeof compareDocuments;

type Verdicts = {
  /** The number of pairs of each kind of change. */
  counts: Map<string, number>;
  breaking: number;
  relaxed: number;
  /** Pairs that break clients without a breaking change in the report. */
  missed: string[];
  /** Pairs with a breaking change in the report that relax the documents, or only change their notation. */
  falseBreaks: string[];
  /** Pairs that the oracle breaks, although their change cannot break clients: Ajv loses unevaluated items of some unions. */
  contradictions: string[];
};

/** Compares random pairs, and the verdicts with the messages that the oracle finds. */
export function checkVerdicts(compare: Compare, { count, start = 0 }: { count: number; start?: number }): Verdicts {
  const verdicts: Verdicts = {
    counts: new Map(),
    breaking: 0,
    relaxed: 0,
    missed: [],
    falseBreaks: [],
    contradictions: [],
  };
  for (let seed = start; seed < start + count; seed++) {
    const pair = createPair(seed);
    const { kind, isEqualOrRelaxed } = pair;
    verdicts.counts.set(kind, (verdicts.counts.get(kind) ?? 0) + 1);
    const broken = findBreak(pair.old, pair.new, seed);
    const changes = compare(createDocument(pair.old), createDocument(pair.new), { date: 0 });
    const reported = changes.find(({ verdict }) => verdict === "breaking");
    if (broken) verdicts.breaking++;
    else if (isEqualOrRelaxed) verdicts.relaxed++;
    if (broken && !reported && !isEqualOrRelaxed) verdicts.missed.push(describe(seed, pair, broken));
    if (!broken && isEqualOrRelaxed && reported) verdicts.falseBreaks.push(describe(seed, pair, reported.message));
    if (broken && isEqualOrRelaxed) verdicts.contradictions.push(describe(seed, pair, broken));
  }
  return verdicts;
}

function describe(seed: number, { kind, old, new: next }: Pair, reason: string): string {
  return `${seed} ${kind}: ${reason}\n  ${JSON.stringify(old)}\n  ${JSON.stringify(next)}`;
}
