import fc from "fast-check";
import { afterAll, beforeAll, describe, it } from "vitest";
import { operationIds } from "../cases/contract-case.ts";
import { contractDocument } from "../document/contract-document.ts";
import type { Target } from "../target.ts";
import { inputsOf } from "./operation-inputs.ts";
import { type Planted, type Probe, showPlanted } from "./probe.ts";
import { probesOf } from "./probes.ts";
import { checkProperty, readReplay } from "./replay.ts";
import { runProbe } from "./run-probe.ts";
import { startWorld, type World } from "./world.ts";

export interface GeneratedOptions {
  readonly seed: number;
  /** How many random requests follow the one for each fact, over all operations. */
  readonly runs: number;
}

/**
 * Registers tests that send requests generated from the document: for each operation one for every fact about what it takes, then
 * random ones. `GENERATED_SEED` and `GENERATED_PATH` replay a failure.
 */
export function describeGenerated(target: Target, { seed: ownSeed, runs }: GeneratedOptions): void {
  const { seed, path } = readReplay(ownSeed);
  const kinds = new Map<string, number>();
  let world: World;

  describe(`${target.name} and requests generated from seed ${seed}`, () => {
    beforeAll(async () => {
      world = await startWorld(target, contractDocument);
    });

    afterAll(async () => {
      await world?.stop();
      console.info(describeKinds(`${target.name}, seed ${seed}`, kinds));
    });

    for (const operation of operationIds) {
      const probes = probesOf(inputsOf(contractDocument, operation));
      const some = fc.oneof(...probes.map(toCases));

      it(`${operation}: each of ${probes.length} facts holds`, { timeout: 60_000 }, async () => {
        for (const probe of probes) await checkProperty(fc.asyncProperty(toCases(probe), run), { seed, numRuns: 1 });
      });

      it(`${operation}: each holds at random`, { timeout: 600_000 }, () =>
        checkProperty(fc.asyncProperty(some, run), {
          seed,
          numRuns: Math.ceil(runs / operationIds.length),
          ...(path !== undefined && { path }),
        }),
      );
    }
  });

  async function run({ probe, planted }: GeneratedCase): Promise<void> {
    kinds.set(probe.kind, (kinds.get(probe.kind) ?? 0) + 1);
    await runProbe(world, probe, planted);
  }
}

interface GeneratedCase {
  readonly probe: Probe;
  readonly planted: Planted;
}

/** The cases of a probe, which print themselves as what is planted and the request. */
function toCases(probe: Probe): fc.Arbitrary<GeneratedCase> {
  return probe.drafts.map((planted) => ({
    probe,
    planted,
    [fc.toStringMethod]: () => `${[probe.at, probe.kind].filter(Boolean).join(" ")}: ${showPlanted(planted)}`,
  }));
}

function describeKinds(title: string, kinds: ReadonlyMap<string, number>): string {
  const counts = [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([kind, count]) => `${kind} ×${count}`);
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  return `${title}: ${total} generated requests of ${kinds.size} kinds: ${counts.join(", ")}`;
}
