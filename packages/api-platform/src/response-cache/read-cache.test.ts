import type { Contract } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createReadCache } from "./read-cache.ts";

it("rejects an operation that responds with events", () => {
  const contents = { "text/event-stream": { kind: "events", data: "json" } } as const;
  const operation = {
    id: "watchBooks",
    method: "GET",
    path: "/changes",
    parameters: [],
    body: null,
    responses: { 200: { mediaType: "text/event-stream", contents, headers: {}, errorCodes: [] } },
    deprecation: null,
  } as const;
  const contract = { operations: { watchBooks: operation } } satisfies Partial<Contract>;
  const cacheReads = createReadCache(contract as typeof contract & Contract, { books: {} }, {});
  expect(() => cacheReads({ watchBooks: () => {} }, { watchBooks: "books" })).toThrow(
    "watchBooks responds with events, which cannot be cached. Remove it from the cached reads.",
  );
});
