import { type Clock, createPlatform, type KeyStore, platformErrorCodes } from "@animal-store/api-platform";
import type { Validators } from "@animal-store/openapi-hono";
import { defineTable, integer, optional, text, timestamp } from "../src/define-table.ts";
import type { CheckedStore } from "../src/sqlite/backup/check-store.ts";
import type { Store, StoreDefinition } from "../src/store.ts";
import type { Write } from "../src/writes.ts";

export interface Book {
  readonly id: number;
  readonly title: string;
  readonly shelf: number | bigint;
  readonly state?: "available" | "lent" | "lost";
}
export type NewBook = Omit<Book, "id">;

export interface Loan {
  readonly id: number;
  readonly bookId: number;
  readonly state: "open";
  readonly createdAt: string;
  readonly nextBookId?: number;
}

const books = defineTable<Book>(
  "books",
  {
    id: integer("id"),
    title: text("title"),
    shelf: integer("shelf"),
    state: optional(text("state")),
  },
  { filters: ["state"], coveringIndexes: true },
);

const loans = defineTable<Loan>("loans", {
  id: integer("id"),
  bookId: integer("book_id", "books"),
  state: text("state"),
  createdAt: timestamp("created_at"),
  nextBookId: optional(integer("next_book_id", "books")),
});

const tables = { books, loans };
type LibraryWrite<Input, Outcome> = Write<typeof tables, Input, Outcome>;

const addBook: LibraryWrite<NewBook, Book> = {
  changes: ["books.appended"],
  run: (newBook, { books }) => books.insert(newBook),
};

export type LendOutcome = { readonly loan: Loan } | { readonly rejected: "book_not_found" | "book_not_available" };

const lendBook: LibraryWrite<{ readonly bookId: number | bigint; readonly createdAt: number }, LendOutcome> = {
  changes: ["books.changed", "loans.appended"],
  reads: ({ bookId }) => ({ books: [bookId] }),
  run({ bookId, createdAt }, { books, loans }) {
    const book = books.find(bookId);
    if (!book) return { rejected: "book_not_found" };
    if (book.state !== undefined && book.state !== "available") return { rejected: "book_not_available" };
    books.update(book.id, { state: "lent" });
    return { loan: loans.insert({ bookId: book.id, state: "open", createdAt: new Date(createdAt).toISOString() }) };
  },
};

export type RemoveOutcome = { readonly removed: Book } | { readonly rejected: "book_not_found" | "book_lent" };

const removeBook: LibraryWrite<{ readonly bookId: number | bigint }, RemoveOutcome> = {
  changes: ["books.changed"],
  reads: ({ bookId }) => ({ books: [bookId] }),
  run({ bookId }, { books }) {
    const book = books.find(bookId);
    if (!book) return { rejected: "book_not_found" };
    if (book.state === "lent") return { rejected: "book_lent" };
    books.delete(book.id);
    return { removed: book };
  },
};

/** Adds a loan of any book, even of one that does not exist. */
const addLoan: LibraryWrite<Pick<Loan, "bookId" | "nextBookId">, Loan> = {
  changes: ["loans.appended"],
  run: (bookIds, { loans }) => loans.insert({ ...bookIds, state: "open", createdAt: "2026-01-15T00:00:00Z" }),
};

/** Removes a book, even a lent one, and optionally its loan. */
const discardBook: LibraryWrite<{ readonly bookId: number; readonly loanId?: number }, null> = {
  changes: ["books.changed", "loans.changed"],
  reads: ({ bookId, loanId }) => ({ books: [bookId], ...(loanId && { loans: [loanId] }) }),
  run({ bookId, loanId }, { books, loans }) {
    books.delete(bookId);
    if (loanId) loans.delete(loanId);
    return null;
  },
};

/** Adds a book, and returns an outcome that JSON cannot represent. */
const misreport: LibraryWrite<{ readonly outcome: "undefined" | "function" }, unknown> = {
  changes: ["books.appended"],
  run({ outcome }, { books }) {
    books.insert({ title: "Momo", shelf: 1 });
    return outcome === "function" ? () => {} : undefined;
  },
};

/** The store of a library, for tests. */
export const library = {
  name: "library",
  tables,
  writes: { addBook, lendBook, removeBook, addLoan, discardBook, misreport },
  invariants: [
    {
      text: "loans are of books that are still available",
      query: `SELECT loans.id FROM loans JOIN books ON books.id = book_id
        WHERE ifnull(books.state, 'available') = 'available'`,
    },
  ],
} satisfies StoreDefinition<typeof tables>;

export type LibraryStore = Store<typeof library>;

const plans = {
  reader: { perMinute: 60, perDay: 1000 },
  member: { perMinute: 300, perDay: 10_000 },
};
// The first migration with scopes assigns these to existing keys.
const scopes = { read: "List books.", write: "Lend books." };

const platform = createPlatform(
  {
    title: "Library",
    basePath: "",
    securitySchemes: {},
    security: [],
    limits: { bodyBytes: 1024, jsonDepth: 8, violations: 5 },
    plans,
    scopes,
    errorCodes: platformErrorCodes,
    extensions: {},
    unrouted: {},
    operations: {},
  },
  { keyPrefix: "lib" },
);

export const { banPolicy } = platform;
export const createKeyRing = (store: KeyStore, clock: Clock) => platform.createKeyRing({ store, clock });

/** The library with the rules that an integrity check applies to its rows. */
export const checkedLibrary: CheckedStore = {
  definition: library,
  plans: Object.keys(plans),
  scopes: Object.keys(scopes),
  rowValidators: {
    books: createValidator<Book>({
      id: ["minimum", ({ id }) => id >= 1],
      title: ["minLength", ({ title }) => title.length >= 1],
      state: ["enum", ({ state }) => [undefined, "available", "lent", "lost"].includes(state)],
    }),
    loans: createValidator<Loan>({
      id: ["minimum", ({ id }) => id >= 1],
      state: ["const", ({ state }) => state === "open"],
    }),
  },
};

/** Creates a validator as codegen does. @param rules the keyword and the condition of each member */
function createValidator<Row>(
  rules: Readonly<Record<string, readonly [keyword: string, isValid: (row: Row) => boolean]>>,
): NonNullable<Validators[string]> {
  const validate: NonNullable<Validators[string]> = (row) => {
    const broken = Object.entries(rules).filter(([, [, isValid]]) => !isValid(row as Row));
    validate.errors = broken.map(([member, [keyword]]) => ({ keyword, instancePath: `/${member}`, params: {} }));
    return broken.length === 0;
  };
  return validate;
}
