/** Writes many rows a few at a time: what waits for the disk beside them does not wait for all. */
export function inSlices<Row>(write: (rows: readonly Row[]) => Promise<void>) {
  return async (rows: readonly Row[]): Promise<void> => {
    const slices: Promise<void>[] = [];
    for (let from = 0; from < rows.length; from += rowsInSlice)
      slices.push(write(rows.slice(from, from + rowsInSlice)));
    await Promise.all(slices);
  };
}

// Some ten microseconds each.
const rowsInSlice = 250;
