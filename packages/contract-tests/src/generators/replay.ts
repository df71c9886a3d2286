import fc from "fast-check";

/** Where a run of generated cases begins. */
export interface Replay {
  readonly seed: number;
  /** The path of fast-check to one counterexample. */
  readonly path?: string;
}

/** The seed of a run, unless `GENERATED_SEED`, and `GENERATED_PATH` for one counterexample of it, say another. */
export function readReplay(
  seed: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Replay {
  const { GENERATED_SEED: other = "", GENERATED_PATH: path = "" } = environment;
  if (other !== "" && !/^-?\d+$/.test(other))
    throw new Error(`GENERATED_SEED must be an integer, got "${other}". Take the seed that a failure prints.`);
  return { seed: other === "" ? seed : Number(other), ...(path !== "" && { path }) };
}

/** Runs a property. @throws {Error} with the smallest counterexample that was found, and how to see it again */
export async function checkProperty<Values extends unknown[]>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  parameters: Replay & { readonly numRuns: number },
): Promise<void> {
  const outcome = await fc.check(property, { ...parameters, includeErrorInReport: true } as fc.Parameters<Values>);
  if (!outcome.failed) return;
  const replay = `GENERATED_SEED=${outcome.seed} GENERATED_PATH=${outcome.counterexamplePath}`;
  throw new Error(`${fc.defaultReportMessage(outcome)}\nSee it again with ${replay} and this test alone (-t).`, {
    cause: outcome.errorInstance,
  });
}
