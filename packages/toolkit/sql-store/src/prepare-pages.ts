import type { SqlValue, StoredRow, Table } from "./define-table.ts";
import { type Page, startOf } from "./store.ts";

/** The kind of a page. Its parameters are the value of each column, the ids, the id before the page, and the limit. */
export interface PageQuery {
  readonly columns: readonly string[];
  readonly hasIds: boolean;
  readonly order: "asc" | "desc";
}

/**
 * Returns a function that finds the statement and parameters of a page. Prepares each kind of page once.
 * @param dialect `formatIds` returns the ids as one parameter
 */
export function preparePages<Statement>(
  { filters }: Pick<Table<StoredRow>, "filters">,
  dialect: { formatIds(ids: readonly (number | bigint)[]): string; prepare(query: PageQuery): Statement },
): (page: Page<StoredRow>) => readonly [Statement, SqlValue[]] {
  const statements = new Map<string, Statement>();

  return ({ filter = {}, ids, order = "asc", after = startOf(order), limit }) => {
    const columns: string[] = [];
    const values: SqlValue[] = [];
    for (const { member, name, toValue } of filters) {
      const value = (filter as Readonly<Record<string, unknown>>)[member];
      if (value === undefined) continue;
      columns.push(name);
      values.push(toValue(value));
    }
    if (ids) values.push(dialect.formatIds(ids));
    values.push(after, limit);
    const kind = `${columns} ${ids ? "ids " : ""}${order}`;
    const statement = statements.get(kind) ?? dialect.prepare({ columns, hasIds: ids !== undefined, order });
    statements.set(kind, statement);
    return [statement, values];
  };
}
