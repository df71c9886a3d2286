import { defineTable, integer, optional, text } from "../src/define-table.ts";
import type { StoreDefinition } from "../src/store.ts";
import type { Write } from "../src/writes.ts";
import { type Book, library, type NewBook } from "./library-store.ts";

type ExtendedBook = Book & { readonly author?: string };
interface CardHolder {
  readonly id: number;
  readonly name: string;
}

const { loans } = library.tables;
const books = defineTable<ExtendedBook>(
  "books",
  { ...library.tables.books.columnOf, author: optional(text("author")) },
  { filters: ["state", "author"], coveringIndexes: true },
);
const cardHolders = defineTable<CardHolder>("card_holders", { id: integer("id"), name: text("name") });
const tables = { books, loans, cardHolders };

const addBook: Write<typeof tables, NewBook & { readonly author?: string }, ExtendedBook> = {
  changes: ["books.appended"],
  run: (book, { books }) => books.insert(book),
};
const addCardHolder: Write<typeof tables, Omit<CardHolder, "id">, CardHolder> = {
  changes: ["cardHolders.appended"],
  run: (cardHolder, { cardHolders }) => cardHolders.insert(cardHolder),
};

/** A newer version of `library`, with another table, column and filter. */
export const extendedLibrary = {
  name: "library",
  tables,
  writes: { addBook, addCardHolder },
} satisfies StoreDefinition<typeof tables>;
