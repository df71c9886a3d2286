export type BatchResult =
  | { readonly results: readonly unknown[]; readonly failures: readonly FailedWrite[] }
  | { readonly failure: unknown };
export type FailedWrite = readonly [index: number, error: unknown];

/** Runs all writes in one transaction. If one fails, runs each in a separate one, unless the error fails the batch. */
export async function writeBatch<Write>(
  batch: readonly Write[],
  run: (writes: readonly Write[]) => readonly unknown[] | Promise<readonly unknown[]>,
  isBatchFailure: (error: unknown) => boolean,
): Promise<BatchResult> {
  try {
    return { results: await run(batch), failures: [] };
  } catch (error) {
    if (isBatchFailure(error)) return { failure: error };
  }
  const results: unknown[] = [];
  const failures: FailedWrite[] = [];
  for (const [index, write] of batch.entries()) {
    try {
      results[index] = (await run([write]))[0];
    } catch (error) {
      if (isBatchFailure(error)) return { failure: error };
      failures.push([index, error]);
    }
  }
  return { results, failures };
}
