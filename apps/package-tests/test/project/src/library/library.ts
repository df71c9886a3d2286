import { createHash } from "node:crypto";
import { type Caller, createPlatform, type Hash, type ProvidedHeader } from "@animal-store/api-platform";
import type { AppDependencies } from "@animal-store/api-server";
import { type Handlers, mountContract } from "@animal-store/openapi-hono";
import { defineTable, integer, type StoreDefinition, text, type Write } from "@animal-store/sql-store";
import { type components, contract } from "./generated/contract.ts";
import { validators as requestValidators } from "./generated/inputs.js";

type Book = components["schemas"]["Book"];
type LibraryHandlers = Handlers<typeof contract, Caller, ProvidedHeader>;

const books = defineTable<Book>("books", { id: integer<number>("id"), title: text("title") });
const tables = { books };
const addBook: Write<typeof tables, components["schemas"]["NewBook"], Book> = {
  changes: ["books.appended"],
  run: (book, { books }) => books.insert(book),
};

export const definition = { name: "library", tables, writes: { addBook } } satisfies StoreDefinition<typeof tables>;
export const platform = createPlatform(contract, { keyPrefix: "lib" });
export const hash: Hash = (data) => createHash("sha256").update(data).digest("base64url");
export const errorCodes = { routeNotFound: "route_not_found" } as const;

/** Handlers without a store. */
export const handlers: LibraryHandlers = {
  listBooks: ({ reply }) => reply(200, []),
  addBook: ({ body, reply }) => reply(201, { id: 1, ...body }),
};

export function createApp({ store, hash, ...dependencies }: AppDependencies<typeof definition>) {
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators,
    hash,
    errorCodes,
    handlers: {
      listBooks: async ({ reply }) => reply(200, await store.tables.books.list({ after: 0, limit: 100 })),
      addBook: async ({ body, reply }) => {
        const result = await store.writes.addBook(body);
        return reply(201, result.isConflict ? { id: 0, title: "" } : result.outcome);
      },
    },
    ...platform.mountOptions(dependencies),
  });
}
