/** The result of a batch: one for each write in its place, or why none was done. */
export type BatchResult =
  | { readonly results: readonly unknown[]; readonly failures: readonly FailedWrite[] }
  | { readonly failure: unknown };
/** A write that failed while the others were done. */
export type FailedWrite = readonly [index: number, error: unknown];

/**
 * Does all writes in one transaction. If a fault of one write undoes it, does each write in its own transaction.
 * @param run does some writes in a transaction
 * @param concernsAll returns whether an error concerns every write, such as a full disk
 */
export async function writeBatch<Write>(
  batch: readonly Write[],
  run: (writes: readonly Write[]) => readonly unknown[] | Promise<readonly unknown[]>,
  concernsAll: (error: unknown) => boolean,
): Promise<BatchResult> {
  try {
    return { results: await run(batch), failures: [] };
  } catch (error) {
    if (concernsAll(error)) return { failure: error };
  }
  const results: unknown[] = [];
  const failures: FailedWrite[] = [];
  for (const [index, write] of batch.entries()) {
    try {
      results[index] = (await run([write]))[0];
    } catch (error) {
      if (concernsAll(error)) return { failure: error };
      failures.push([index, error]);
    }
  }
  return { results, failures };
}
