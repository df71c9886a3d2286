import fc from "fast-check";

/** Where a run of generated cases begins. */
export interface Replay {
  readonly seed: number;
  /** The path of fast-check to one counterexample. */
  readonly path?: string;
  /** The `replayPath` that fast-check prints with a journey, whose commands depend on what came before. */
  readonly commands?: string;
}

/** The seed of a run, unless `GENERATED_SEED` says another; `GENERATED_PATH` and `GENERATED_COMMANDS` lead to one counterexample. */
export function readReplay(
  seed: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Replay {
  const { GENERATED_SEED: other = "", GENERATED_PATH: path = "", GENERATED_COMMANDS: commands = "" } = environment;
  if (other !== "" && !/^-?\d+$/.test(other))
    throw new Error(`GENERATED_SEED must be an integer, got "${other}". Take the seed that a failure prints.`);
  return {
    seed: other === "" ? seed : Number(other),
    ...(path !== "" && { path }),
    ...(commands !== "" && { commands }),
  };
}

/** Runs a property. @throws {Error} with the smallest counterexample that was found, and how to see it again */
export async function checkProperty<Values extends unknown[]>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  { seed, path, numRuns }: Replay & { readonly numRuns: number },
): Promise<void> {
  const outcome = await fc.check(property, { seed, numRuns, ...(path !== undefined && { path }) });
  if (!outcome.failed) return;
  const replay = `GENERATED_SEED=${outcome.seed} GENERATED_PATH=${outcome.counterexamplePath}`;
  const { message } = outcome.errorInstance as Error;
  throw new Error(
    `${fc.defaultReportMessage(outcome)}\nIt was: ${message}\nSee it again with ${replay} and this test alone (-t).`,
    { cause: outcome.errorInstance },
  );
}
