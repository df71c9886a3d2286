import type { DatabaseSync } from "node:sqlite";
import { validators } from "@animal-store/contract/answers";
import { NonIntegerLiterals } from "@animal-store/exact-json";
import type { Progress } from "../move/progress.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";
import type { SqlValue } from "../tables/define-table.ts";
import { orderTable, petTable } from "../tables/tables.ts";

/** The tables, and the name that the contract gives to the response with one of their rows. */
const kinds = [
  { name: "pets", table: petTable, answer: "getPet.200.body" },
  { name: "orders", table: orderTable, answer: "createOrder.201.body" },
] as const;

/** Holds each pet and order to what the contract says of its answers. @returns what is wrong */
export function checkRecords(database: DatabaseSync, counts: StoreCounts, progress: Progress): string[] {
  return kinds.flatMap(({ name, table, answer }) => {
    let found = 0;
    let first = "";
    progress.begin(`${name} checked`, counts[name]);
    const select = database.prepare(table.select(""));
    select.setReadBigInts(true);
    select.setReturnArrays(true);
    for (const row of select.iterate()) {
      const values = (row as unknown as SqlValue[]).map(toExact);
      const fault = faultOf(answer, () => table.fromValues(values));
      if (fault !== undefined) {
        found += 1;
        first ||= `${values[0]}: ${fault}`;
      }
      progress.step();
    }
    progress.end();
    return found > 0 ? [`${found} ${name} are not what the contract allows, the first is ${first}`] : [];
  });
}

function toExact(value: SqlValue): SqlValue {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function faultOf(answer: (typeof kinds)[number]["answer"], read: () => unknown): string | undefined {
  try {
    const validate = validators[answer];
    if (!validate) throw new Error(`the contract describes no ${answer}`);
    if (validate.call(new NonIntegerLiterals(), read())) return undefined;
    const [violation] = validate.errors ?? [];
    return `${violation?.instancePath || "it"} breaks the rule "${violation?.keyword}"`;
  } catch (error) {
    // A time that is none, for example.
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}
