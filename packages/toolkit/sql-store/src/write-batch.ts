// The writer thread loads this file, so it imports no package that is slow to load.

export type BatchResult<Failure = unknown> =
  | { readonly results: readonly unknown[]; readonly failures: readonly (readonly [index: number, Failure])[] }
  | { readonly failure: Failure };

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
  const failures: [index: number, error: unknown][] = [];
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

const chunkSize = 250;

/** Writes rows in sequential chunks, so that other writes can run between the chunks. */
export function inChunks<Row>(write: (rows: readonly Row[]) => Promise<unknown>) {
  return async (rows: readonly Row[]): Promise<void> => {
    for (let start = 0; start < rows.length; start += chunkSize) await write(rows.slice(start, start + chunkSize));
  };
}
