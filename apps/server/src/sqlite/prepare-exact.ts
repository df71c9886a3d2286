import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/**
 * Prepares a query whose integers are read exactly: a number where it is exact, else a bigint. Rows come as arrays.
 *
 * node:sqlite either refuses integers beyond 2^53-1 or reads all of them as bigints, which is slower. So a query is run the
 * first way, and again the second way where it is refused.
 */
export function prepareExact<Row extends unknown[]>(
  database: DatabaseSync,
  sql: string,
): (parameters: SQLInputValue[]) => Row[] {
  const plain = database.prepare(sql);
  const exact = database.prepare(sql);
  plain.setReturnArrays(true);
  exact.setReturnArrays(true);
  exact.setReadBigInts(true);

  return (parameters) => {
    try {
      return plain.all(...parameters) as unknown as Row[];
    } catch (error) {
      if ((error as { code?: string }).code !== "ERR_OUT_OF_RANGE") throw error;
      const rows = exact.all(...parameters) as unknown as SQLInputValue[][];
      return rows.map((row) => row.map((value) => (typeof value === "bigint" ? toInteger(value) : value)) as Row);
    }
  };
}

function toInteger(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
