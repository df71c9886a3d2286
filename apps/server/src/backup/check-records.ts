import type { DatabaseSync } from "node:sqlite";
import { validators } from "@animal-store/contract/answers";
import { NonIntegerLiterals } from "@animal-store/exact-json";
import type { Progress } from "../move/progress.ts";
import { type OrderRow, toOrder } from "../sqlite/order-row.ts";
import { type PetRow, toPet } from "../sqlite/pet-row.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";

interface Kind {
  readonly name: "pets" | "orders";
  readonly sql: string;
  /** How the contract calls what is answered for one. */
  readonly answer: "getPet.200.body" | "createOrder.201.body";
  readonly read: (row: Record<string, unknown>) => unknown;
}

const kinds: readonly Kind[] = [
  {
    name: "pets",
    sql: "SELECT id, name, category_id, status FROM pets",
    answer: "getPet.200.body",
    read: ({ id, name, category_id, status }) => toPet([id, name, category_id, status] as PetRow),
  },
  {
    name: "orders",
    sql: "SELECT id, pet_id, status, created_at FROM orders",
    answer: "createOrder.201.body",
    read: (row) => toOrder(row as unknown as OrderRow),
  },
];

/** Holds each pet and order to what the contract says of its answers. @returns what is wrong */
export function checkRecords(database: DatabaseSync, counts: StoreCounts, progress: Progress): string[] {
  return kinds.flatMap(({ name, sql, answer, read }) => {
    let found = 0;
    let first = "";
    progress.begin(`${name} checked`, counts[name]);
    const select = database.prepare(sql);
    select.setReadBigInts(true);
    for (const row of select.iterate()) {
      const exact = Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toExact(value)]));
      const fault = faultOf(answer, () => read(exact));
      if (fault !== undefined) {
        found += 1;
        first ||= `${exact.id}: ${fault}`;
      }
      progress.step();
    }
    progress.end();
    return found > 0 ? [`${found} ${name} are not what the contract allows, the first is ${first}`] : [];
  });
}

function toExact(value: unknown): unknown {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function faultOf(answer: Kind["answer"], read: () => unknown): string | undefined {
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
