import type { SqlValue, StoredRow, Table } from "./define-table.ts";
import { type Page, startOf } from "./store.ts";

/** The kind of a page. Its parameters are the value of each column, the ids, the id before the page, and the limit. */
export interface PageQuery {
  readonly columns: readonly string[];
  readonly hasIds: boolean;
  readonly order: "asc" | "desc";
}

export interface PageDialect<Statement> {
  /** Returns ids as one parameter. */
  formatIds(ids: readonly (number | bigint)[]): string;
  prepare(query: PageQuery): Statement;
}

/** Returns a function that finds the statement and parameters of a page. Prepares each kind of page once. */
export function preparePages<Statement>(
  { filters }: Pick<Table<StoredRow>, "filters">,
  { formatIds, prepare }: PageDialect<Statement>,
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
    if (ids) values.push(formatIds(ids));
    values.push(after, limit);
    const kind = `${columns} ${ids ? "ids " : ""}${order}`;
    const statement = statements.get(kind) ?? prepare({ columns, hasIds: ids !== undefined, order });
    statements.set(kind, statement);
    return [statement, values];
  };
}
