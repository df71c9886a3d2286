import type { SqlValue, Table } from "./define-table.ts";

/** The page of a list to read: rows that match the filter, in ascending order of id. */
export interface Page<Row, Filter extends keyof Row> {
  readonly filter?: Partial<Pick<Row, Filter>> | undefined;
  readonly after: number;
  readonly limit: number;
}

/**
 * Prepares a statement for each combination of filters.
 * @param prepare prepares the statement for rows with given values in some columns
 * @returns a function that returns the statement for a filter, and the values of its columns
 */
export function prepareFilters<Row, Member extends keyof Row, Statement>(
  { columnOf }: Table<Row>,
  members: readonly Member[],
  prepare: (columns: readonly string[]) => Statement,
): (filter: Partial<Pick<Row, Member>>) => readonly [Statement, SqlValue[]] {
  const statements = combine(members.map((member) => columnOf[member].name)).map(prepare);

  return (filter) => {
    let combination = 0;
    const values: SqlValue[] = [];
    for (const [bit, member] of members.entries()) {
      const value = filter[member];
      if (value === undefined) continue;
      const { toSql } = columnOf[member];
      combination |= 1 << bit;
      values.push(toSql ? toSql(value) : (value as SqlValue));
    }
    return [statements[combination] as Statement, values];
  };
}

/** Returns all subsets of some names. The bits of an index select the names of its subset. */
function combine(names: readonly string[]): string[][] {
  const subsets: string[][] = [[]];
  for (const name of names) subsets.push(...subsets.map((subset) => [...subset, name]));
  return subsets;
}
