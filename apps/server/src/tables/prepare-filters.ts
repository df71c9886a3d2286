import type { SqlValue, Table } from "./define-table.ts";

/** A page of the rows that match a filter, in ascending order of id. */
export interface Page<Row, Filter extends keyof Row> {
  readonly filter?: Partial<Pick<Row, Filter>> | undefined;
  readonly after: number;
  readonly limit: number;
}

export function prepareFilters<Row, Member extends keyof Row, Statement>(
  { columnOf }: Table<Row>,
  members: readonly Member[],
  prepare: (columns: readonly string[]) => Statement,
): (filter: Partial<Pick<Row, Member>>) => readonly [Statement, SqlValue[]] {
  const statements = findSubsets(members.map((member) => columnOf[member].name)).map(prepare);

  return (filter) => {
    let subsetIndex = 0;
    const values: SqlValue[] = [];
    for (const [bit, member] of members.entries()) {
      const value = filter[member];
      if (value === undefined) continue;
      const { toSql } = columnOf[member];
      subsetIndex |= 1 << bit;
      values.push(toSql ? toSql(value) : (value as SqlValue));
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
