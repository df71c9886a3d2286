import fc from "fast-check";
import { afterAll, describe, it } from "vitest";
import { operationIds } from "../cases/contract-case.ts";
import { contractDocument } from "../document/contract-document.ts";
import { createJudge } from "../judge/create-judge.ts";
import { createRunner } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";
import { toCase } from "./input-cases.ts";
import { inputsOf } from "./operation-inputs.ts";
import { type Planted, type Probe, probesOf, showPlanted } from "./probes.ts";
import { checkProperty, readReplay } from "./replay.ts";

export interface GeneratedOptions {
  readonly seed: number;
  /** How many random requests are sent, over all operations. */
  readonly runs: number;
}

/**
 * Registers tests that send random requests generated from the document. `GENERATED_SEED` and `GENERATED_PATH` replay a failure.
 */
export function describeGenerated(target: Target, { seed: ownSeed, runs }: GeneratedOptions): void {
  const replay = readReplay(ownSeed);
  const runner = createRunner({ target, judge: createJudge(contractDocument), coverage: { add: () => {} } });

  describe(`${target.name} and requests generated from seed ${replay.seed}`, () => {
    afterAll(() => runner.stop());

    for (const operation of operationIds) {
      const some = fc.oneof(...probesOf(inputsOf(contractDocument, operation)).map(toRequests));
      const property = fc.asyncProperty(some, ({ probe, planted }) => runner.run(toCase(probe, () => planted)));

      it(`${operation}: each fact holds at random`, { timeout: 600_000 }, () =>
        checkProperty(property, { ...replay, numRuns: Math.ceil(runs / operationIds.length) }),
      );
    }
  });
}

/** The requests of a probe, which print themselves as what is planted and the request. */
function toRequests(probe: Probe): fc.Arbitrary<{ readonly probe: Probe; readonly planted: Planted }> {
  return probe.requests.map((planted) => ({
    probe,
    planted,
    [fc.toStringMethod]: () => `${[probe.slot?.path, probe.kind].filter(Boolean).join(" ")}: ${showPlanted(planted)}`,
  }));
}
