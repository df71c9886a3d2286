import type { SqlValue, StoredRow, Table } from "./define-table.ts";

/** Returns a function that finds the statement and values of a filter. Prepares the statement of each combination once. */
export function prepareFilters<Statement>(
  { filters }: Pick<Table<StoredRow>, "filters">,
  prepare: (columns: readonly string[]) => Statement,
): (filter: object) => readonly [Statement, SqlValue[]] {
  const statements = new Map<number, Statement>();

  return (filter) => {
    // Bit n is set if the filter contains column n.
    let combination = 0;
    const columns: string[] = [];
    const values: SqlValue[] = [];
    for (const [bit, { member, name, toValue }] of filters.entries()) {
      const value = (filter as Readonly<Record<string, unknown>>)[member];
      if (value === undefined) continue;
      combination |= 1 << bit;
      columns.push(name);
      values.push(toValue(value));
    }
    const statement = statements.get(combination) ?? prepare(columns);
    statements.set(combination, statement);
    return [statement, values];
  };
}
