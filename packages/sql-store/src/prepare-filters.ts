import type { SqlValue, StoredRow, Table } from "./define-table.ts";

/** Prepares one statement for each combination of filters. Returns a function that finds the statement and values of a filter. */
export function prepareFilters<Statement>(
  { filters }: Pick<Table<StoredRow>, "filters">,
  prepare: (columns: readonly string[]) => Statement,
): (filter: object) => readonly [Statement, SqlValue[]] {
  const statements = findSubsets(filters.map(({ name }) => name)).map(prepare);

  return (filter) => {
    let subsetIndex = 0;
    const values: SqlValue[] = [];
    for (const [bit, { member, toValue }] of filters.entries()) {
      const value = (filter as Readonly<Record<string, unknown>>)[member];
      if (value === undefined) continue;
      subsetIndex |= 1 << bit;
      values.push(toValue(value));
    }
    return [statements[subsetIndex] as Statement, values];
  };
}

/** Returns all subsets. Bit n of an index is set if the subset contains name n. */
function findSubsets(names: readonly string[]): string[][] {
  const subsets: string[][] = [[]];
  for (const name of names) subsets.push(...subsets.map((subset) => [...subset, name]));
  return subsets;
}
