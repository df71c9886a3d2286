import { createPlatform } from "@animal-store/api-platform";
import {
  createLibraryApp,
  type LibraryDependencies,
  libraryContract,
  libraryPlatform,
} from "@animal-store/api-platform/testing";
import { defineTable, integer, type StoreDefinition, text, type Write } from "@animal-store/sql-store";
import type { AppDependencies, ServerDefinition } from "../src/server-definition.ts";

const books = defineTable<{ id: number; title: string }>("books", { id: integer("id"), title: text("title") });
const loans = defineTable<{ id: number; bookId: number }>("loans", {
  id: integer("id"),
  bookId: integer("book_id", "books"),
});
type LibraryOptions = Partial<LibraryDependencies>;
const tables = { books, loans };

/** Adds a book and lends it. */
const lendBook: Write<typeof tables, { readonly title: string }, string> = {
  changes: ["books.appended", "loans.appended"],
  run({ title }, { books, loans }) {
    const { id } = books.insert({ title });
    loans.insert({ bookId: id });
    return title;
  },
};

/** The store of the library. */
export const libraryStore = { name: "library", tables, writes: { lendBook } } satisfies StoreDefinition<typeof tables>;

type Library = ServerDefinition<typeof libraryStore>;

const common: Omit<Library, "contract" | "platform" | "createApp"> = {
  store: libraryStore,
  writerThread: new URL("./library-writer-thread.ts", import.meta.url),
  document: { yaml: "openapi: 3.1.0\n", json: '{"openapi":"3.1.0"}' },
  anonymousPerMinute: libraryContract.plans.reader.perMinute,
  formatFirstRequests: (apiUrl, key) => [`curl -H "Authorization: Bearer ${key}" ${apiUrl}/books`],
  root: "/srv/library",
  pages: { docs: "/no-docs", console: "/no-console" },
};
const contract = { ...libraryContract, title: "Library", version: "2.3.0" };

/** The library of `@animal-store/api-platform/testing` as a server. */
export const libraryServer: Library = {
  ...common,
  contract,
  platform: libraryPlatform,
  plans: { suggested: "reader", firstKey: "patron" },
  createApp,
};

const rootContract = { ...contract, basePath: "", plans: {} };
const rootPlatform = createPlatform(rootContract, { keyPrefix: "lib" });

/** The library at the path /, without plans. */
export const rootServer: Library = {
  ...common,
  contract: rootContract,
  platform: rootPlatform,
  createApp: (dependencies) => createApp({ ...dependencies, basePath: "", platform: rootPlatform }),
};

function createApp({
  store,
  ...dependencies
}: AppDependencies<typeof libraryStore> & Pick<LibraryOptions, "basePath" | "platform">) {
  const { app } = createLibraryApp({
    ...dependencies,
    handlers: {
      async listBooks({ reply }) {
        const found = await store.tables.books.list({ after: 0, limit: 10 });
        return reply(
          200,
          found.map(({ title }) => title),
        );
      },
      async lendBook({ reply }) {
        const result = await store.writes.lendBook({ title: "Momo" });
        return reply(201, result.isConflict ? "" : result.outcome);
      },
    },
  });
  return app;
}
