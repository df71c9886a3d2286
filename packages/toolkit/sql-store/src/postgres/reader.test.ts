import { expect, it } from "vitest";
import { defineTable, integer, text } from "../define-table.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { createReader } from "./reader.ts";

interface Book {
  readonly id: number;
  readonly author: string;
  readonly publisher: string;
  readonly language: string;
}

it("gives each statement a name that PostgreSQL does not shorten", async () => {
  const names = new Set<string>();
  const query: ConnectionPool["query"] = async ({ name }) => {
    names.add(name);
    return [];
  };
  const books = defineTable<Book>(
    "books",
    {
      id: integer("id"),
      author: text("the_name_of_the_author"),
      publisher: text("the_name_of_the_publisher"),
      language: text("the_name_of_the_language"),
    },
    { filters: ["author", "publisher", "language"] },
  );
  const { list } = createReader({ query }, books, setImmediate);
  const filters = [{}, { author: "a" }, { author: "a", publisher: "b" }, { author: "a", language: "de" }];
  for (const filter of filters) await list({ filter: filter as object, after: 0, limit: 1 });
  expect(names.size).toBe(filters.length);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
});
