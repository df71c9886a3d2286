/** The results of a batch in the order of its writes, or the error that failed all of them. */
export type BatchResult =
  | { readonly results: readonly unknown[]; readonly failures: readonly FailedWrite[] }
  | { readonly failure: unknown };
/** A write that failed while others in the batch succeeded. */
export type FailedWrite = readonly [index: number, error: unknown];

/**
 * Runs all writes in one transaction. If a write fails, runs each write in a separate transaction.
 * @param run runs writes in one transaction
 * @param concernsAll returns whether an error affects every write, such as a full disk
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
