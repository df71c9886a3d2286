import fc from "fast-check";
import type { Target } from "../target.ts";

/** A property that random requests to a target must satisfy. */
export interface GeneratedCheck {
  /** Unique id. Selects the check like the id of a case. */
  readonly id: string;
  readonly title: string;
  /** @throws {Error} with the smallest counterexample and the variables that replay it */
  run(target: Target): Promise<void>;
}

export interface ReplayOptions {
  readonly seed: number;
  /** The fast-check path of one counterexample. */
  readonly path?: string;
  /** The `replayPath` that fast-check prints for a model-based test. */
  readonly commands?: string;
}

export function readReplayOptions(
  seed: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ReplayOptions {
  const { GENERATED_SEED: replaySeed = "", GENERATED_PATH: path = "", GENERATED_COMMANDS: commands = "" } = environment;
  if (replaySeed !== "" && !/^-?\d+$/.test(replaySeed))
    throw new Error(`GENERATED_SEED must be an integer, got "${replaySeed}". Use the seed that a failure prints.`);
  const usedSeed = replaySeed === "" ? seed : Number(replaySeed);
  return { seed: usedSeed, ...(path !== "" && { path }), ...(commands !== "" && { commands }) };
}

/** Runs a property. @throws {Error} with the smallest counterexample and the variables that replay it */
export async function checkProperty<Values extends unknown[]>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  { seed, path, numRuns }: ReplayOptions & { readonly numRuns: number },
): Promise<void> {
  const outcome = await fc.check(property, { seed, numRuns, ...(path !== undefined && { path }) });
  if (!outcome.failed) return;
  const replay = `GENERATED_SEED=${outcome.seed} GENERATED_PATH=${outcome.counterexamplePath}`;
  const { message } = outcome.errorInstance as Error;
  throw new Error(
    `${fc.defaultReportMessage(outcome)}\nError: ${message}\nReplay it: run only this check (-t in Vitest, --only in a contract run) with ${replay}`,
    { cause: outcome.errorInstance },
  );
}
