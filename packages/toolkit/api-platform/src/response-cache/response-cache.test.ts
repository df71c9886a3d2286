import type { OperationEntry, Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createInvalidationTracker } from "./invalidation-tracker.ts";
import { createResponseCache, type ResponseCacheOptions } from "./response-cache.ts";

function setUp(options: ResponseCacheOptions = {}) {
  const tracker = createInvalidationTracker();
  let reads = 0;
  const read = () => {
    reads += 1;
    return createReply(reads);
  };
  let currentRead: () => Reply<"findBook"> | Promise<Reply<"findBook">> = read;
  const findBook = createResponseCache({ invalidationTracker: tracker, ...options })(operation, () => currentRead(), {
    table: "books",
    rows: "one",
  });
  const get = async (isbn: number) => parseBody(await findBook({ target: `/books/${isbn}` }));
  return {
    tracker,
    get,
    changeBooks: () => tracker.begin(["books.changed"])(),
    async getWithRead(temporaryRead: typeof currentRead, isbn = 1) {
      currentRead = temporaryRead;
      try {
        return await get(isbn);
      } finally {
        currentRead = read;
      }
    },
  };
}

// Only the pipeline creates complete replies.
function createReply(body: unknown): Reply<"findBook"> {
  const partialReply: Partial<Reply<"findBook">> = { status: 200, body: JSON.stringify(body), headers: {} };
  return partialReply as Reply<"findBook">;
}

function parseBody({ body }: Reply): unknown {
  return JSON.parse(String(body));
}

const operation: OperationEntry & { readonly id: "findBook" } = {
  id: "findBook",
  method: "GET",
  path: "/books/{isbn}",
  parameters: [],
  body: null,
  responses: {},
  deprecation: null,
};

it("distinguishes requests by their target", async () => {
  const echo = createResponseCache({ invalidationTracker: createInvalidationTracker() })(
    operation,
    (request) => createReply(request),
    { table: "books", rows: "one" },
  );
  for (const target of ["/books/1", "/books/2", "/books/1?edition=", "/books/1?edition=a", "/books/1"])
    expect(parseBody(await echo({ target }))).toEqual({ target });
});

it("stores no response of an operation with an API key in its query", async () => {
  let reads = 0;
  const findBook = createResponseCache({ invalidationTracker: createInvalidationTracker() })(
    { ...operation, credentials: ["key"] },
    () => {
      reads += 1;
      return createReply({});
    },
    { table: "books", rows: "one" },
  );
  for (let count = 0; count < 2; count += 1) await findBook({ target: "/books/1?key=secret" });
  expect(reads).toBe(2);
});

it("serves a stored response until a batch changes its data", async () => {
  const { tracker, get, changeBooks } = setUp();
  expect(await get(1)).toBe(1);
  tracker.begin(["books.appended", "loans.appended"])();
  expect(await get(1)).toBe(1);
  changeBooks();
  expect(await get(1)).toBe(2);
  expect(await get(1)).toBe(2);
});

it("reads each time and stores nothing while a batch is in flight", async () => {
  const { tracker, get } = setUp();
  expect(await get(1)).toBe(1);
  const [finish, finishOther] = [tracker.begin(["books.changed"]), tracker.begin(["books.changed"])];
  expect([await get(1), await get(1)]).toEqual([2, 3]);
  finish();
  expect(await get(1)).toBe(4);
  finishOther();
  expect([await get(1), await get(1)]).toEqual([5, 5]);
});

it.each<[when: string, begin: "before" | "during", end: "during" | "after"]>([
  ["begins and finishes", "during", "during"],
  ["begins", "during", "after"],
  ["finishes", "before", "during"],
])("does not serve a response that was read while a batch %s", async (_, begin, end) => {
  const { tracker, get, getWithRead } = setUp();
  let finish = () => {};
  const beginBatch = () => {
    finish = tracker.begin(["books.changed"]);
  };
  if (begin === "before") beginBatch();
  const pendingRead = Promise.withResolvers<Reply<"findBook">>();
  const slowResponse = getWithRead(() => pendingRead.promise);
  if (begin === "during") beginBatch();
  if (end === "during") finish();
  pendingRead.resolve(createReply("old"));
  expect(await slowResponse).toBe("old");
  if (end === "after") finish();
  expect(await get(1)).toBe(1);
});

it("does not serve a stale response when the next read fails", async () => {
  const { get, getWithRead, changeBooks } = setUp();
  await get(1);
  changeBooks();
  await expect(getWithRead(() => Promise.reject(new Error("unavailable")))).rejects.toThrow("unavailable");
  expect(await get(1)).toBe(2);
});

it.each([
  ["without an invalidation tracker", { invalidationTracker: undefined }],
  ["with a maximum of 0 bytes", { maxCacheBytes: 0 }],
  ["with a maximum of 1 byte", { maxCacheBytes: 1 }],
])("stores nothing %s", async (_, options) => {
  const { get } = setUp(options);
  expect([await get(1), await get(1)]).toEqual([1, 2]);
});

it("evicts the least recently used responses", async () => {
  const { get } = setUp({ maxCacheBytes: 10_000 });
  for (let id = 1; id <= 100; id += 1) {
    await get(id);
    await get(id);
    await get(1);
  }
  const readCount = Number(await get(100));
  expect(await get(1)).toBe(1);
  expect(await get(100)).toBe(readCount);
  expect(await get(2)).toBeGreaterThan(readCount);
});

it("does not evict responses for requests that do not repeat", async () => {
  const { get } = setUp({ maxCacheBytes: 10_000 });
  for (let id = 1; id <= 1000; id += 1) await get(id);
  for (const id of [1, 2, 3]) expect(await get(id)).toBe(id);
});

it("replaces a stale response in a full cache", async () => {
  const { get, changeBooks } = setUp({ maxCacheBytes: 10_000 });
  for (let id = 1; id <= 100; id += 1) await get(id);
  changeBooks();
  const body = await get(1);
  expect(await get(1)).toBe(body);
});

it.each([
  ["a response above the maximum", "x".repeat(10_000)],
  ["a response whose UTF-8 could exceed the maximum", "é".repeat(4000)],
])("does not store %s", async (_, name) => {
  const { get, getWithRead } = setUp({ maxCacheBytes: 10_000 });
  await getWithRead(() => createReply(name));
  expect(await get(1)).toBe(1);
});

it("reports hits and misses by operation", async () => {
  const reported: [string, boolean][] = [];
  const cacheObserver = {
    forOperation: (operation: string) => (isHit: boolean) => void reported.push([operation, isHit]),
  };
  const { get } = setUp({ cacheObserver });
  for (const id of [1, 1, 2]) await get(id);
  expect(reported).toEqual([
    ["findBook", false],
    ["findBook", true],
    ["findBook", false],
  ]);
});
