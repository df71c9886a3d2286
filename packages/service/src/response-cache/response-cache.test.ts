import { contract } from "@animal-store/contract";
import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { describeCachedMemoryStores } from "../testing/describe-response-cache.ts";
import { createInvalidationTracker } from "./invalidation-tracker.ts";
import { createResponseCache, petDependencies, type ResponseCacheOptions } from "./response-cache.ts";

describeCachedMemoryStores();

function setUp(options: ResponseCacheOptions = {}) {
  const tracker = createInvalidationTracker();
  let reads = 0;
  const read = () => {
    reads += 1;
    return createReply(reads);
  };
  let currentRead: () => Reply<"getPet"> | Promise<Reply<"getPet">> = read;
  const getPet = createResponseCache({ invalidationTracker: tracker, ...options })(
    "getPet",
    () => currentRead(),
    petDependencies,
  );
  const get = async (petId: number) => parseBody(await getPet({ path: { petId } }));
  return {
    tracker,
    get,
    changePets: () => tracker.begin(["pets.changed"])(),
    async getWithRead(temporaryRead: typeof currentRead, petId = 1) {
      currentRead = temporaryRead;
      try {
        return await get(petId);
      } finally {
        currentRead = read;
      }
    },
  };
}

// Only the pipeline creates complete replies.
function createReply(body: unknown): Reply<"getPet"> {
  const partialReply: Partial<Reply<"getPet">> = { status: 200, body: JSON.stringify(body), headers: {} };
  return partialReply as Reply<"getPet">;
}

function parseBody({ body }: Reply): unknown {
  return JSON.parse(String(body));
}

const parameters = Object.values(contract.operations)
  .filter(({ method }) => method === "GET")
  .flatMap(({ id, parameters }) => parameters.map(({ name, in: location }) => ({ id, name, location })))
  .filter(({ location }) => location !== "header");

it.each(parameters)(
  "distinguishes requests of $id by the $location parameter $name",
  async ({ id, name, location }) => {
    const echo = createResponseCache({ invalidationTracker: createInvalidationTracker() })(
      id,
      (request) => createReply(request),
      petDependencies,
    );
    for (const value of [undefined, "", "undefined", "a", "b", "a&limit=1", "a", undefined]) {
      const request = { [location]: { [name]: value } };
      expect(parseBody(await echo(request))).toEqual(request);
    }
  },
);

it("serves a stored response until a batch changes its data", async () => {
  const { tracker, get, changePets } = setUp();
  expect(await get(1)).toBe(1);
  tracker.begin(["pets.appended", "orders.appended"])();
  expect(await get(1)).toBe(1);
  changePets();
  expect(await get(1)).toBe(2);
  expect(await get(1)).toBe(2);
});

it("reads each time and stores nothing while a batch is in flight", async () => {
  const { tracker, get } = setUp();
  expect(await get(1)).toBe(1);
  const [finish, finishOther] = [tracker.begin(["pets.changed"]), tracker.begin(["pets.changed"])];
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
    finish = tracker.begin(["pets.changed"]);
  };
  if (begin === "before") beginBatch();
  const pendingRead = Promise.withResolvers<Reply<"getPet">>();
  const slowResponse = getWithRead(() => pendingRead.promise);
  if (begin === "during") beginBatch();
  if (end === "during") finish();
  pendingRead.resolve(createReply("old"));
  expect(await slowResponse).toBe("old");
  if (end === "after") finish();
  expect(await get(1)).toBe(1);
});

it("does not serve a stale response when the next read fails", async () => {
  const { get, getWithRead, changePets } = setUp();
  await get(1);
  changePets();
  await expect(getWithRead(() => Promise.reject(new Error("unavailable")))).rejects.toThrow("unavailable");
  expect(await get(1)).toBe(2);
});

it.each([
  ["without an invalidation tracker", { invalidationTracker: undefined }],
  ["with a maximum of 0 bytes", { maxCacheBytes: 0 }],
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
  const { get, changePets } = setUp({ maxCacheBytes: 10_000 });
  for (let id = 1; id <= 100; id += 1) await get(id);
  changePets();
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
    ["getPet", false],
    ["getPet", true],
    ["getPet", false],
  ]);
});
