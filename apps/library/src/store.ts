import { defineTable, integer, json, optional, type Store, text, type Write } from "@animal-store/sql-store";
import type { components } from "./generated/contract.ts";

type Book = components["schemas"]["Book"];

const books = defineTable<Book>(
  "books",
  {
    id: integer("id"),
    title: text("title"),
    language: text("language"),
    reader: optional(text("reader")),
    cover: optional(json("cover")),
  },
  { filters: ["language"] },
);
const tables = { books };

type LibraryWrite<Input, Outcome> = Write<typeof tables, Input, Outcome>;
type BookId = { readonly bookId: number };
const reads = ({ bookId }: BookId) => ({ books: [bookId] });

const addBook: LibraryWrite<components["schemas"]["NewBook"], Book> = {
  changes: ["books.appended"],
  run: (newBook, { books }) => books.insert(newBook),
};

const removeBook: LibraryWrite<BookId, "removed" | "missing" | "lent"> = {
  changes: ["books.changed"],
  reads,
  run({ bookId }, { books }) {
    const book = books.find(bookId);
    if (!book) return "missing";
    if (book.reader !== undefined) return "lent";
    books.delete(bookId);
    return "removed";
  },
};

const lendBook: LibraryWrite<BookId & { readonly reader: string }, Book | "missing" | "lent"> = {
  changes: ["books.changed"],
  reads,
  run({ bookId, reader }, { books }) {
    const book = books.find(bookId);
    if (!book) return "missing";
    return book.reader === undefined || book.reader === reader ? books.update(bookId, { reader }) : "lent";
  },
};

const returnBook: LibraryWrite<BookId, Book | "missing"> = {
  changes: ["books.changed"],
  reads,
  run: ({ bookId }, { books }) => (books.find(bookId) ? books.update(bookId, { reader: undefined }) : "missing"),
};

const setCover: LibraryWrite<BookId & { readonly cover: components["schemas"]["Cover"] }, Book | "missing"> = {
  changes: ["books.changed"],
  reads,
  run: ({ bookId, cover }, { books }) => (books.find(bookId) ? books.update(bookId, { cover }) : "missing"),
};

export const definition = { name: "library", tables, writes: { addBook, removeBook, lendBook, returnBook, setCover } };
export type LibraryStore = Store<typeof definition>;
