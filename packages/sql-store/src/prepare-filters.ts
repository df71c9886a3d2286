import type { SqlValue, StoredRow, Table } from "./define-table.ts";

/** Returns a function that finds the statement and values of a filter. Prepares the statement of each combination once. */
export function prepareFilters<Statement>(
  { filters }: Pick<Table<StoredRow>, "filters">,
  prepare: (columns: readonly string[]) => Statement,
): (filter: object) => readonly [Statement, SqlValue[]] {
  const statements = new Map<string, Statement>();

  return (filter) => {
    const columns: string[] = [];
    const values: SqlValue[] = [];
    for (const { member, name, toValue } of filters) {
      const value = (filter as Readonly<Record<string, unknown>>)[member];
      if (value === undefined) continue;
      columns.push(name);
      values.push(toValue(value));
    }
    const combination = columns.join();
    const statement = statements.get(combination) ?? prepare(columns);
    statements.set(combination, statement);
    return [statement, values];
  };
}
