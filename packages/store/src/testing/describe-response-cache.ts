import {
  type CollectionChange,
  crc32,
  createInvalidationTracker,
  encodeCursor,
  type InvalidationTracker,
  type ResponseCacheOptions,
} from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { contract } from "@animal-store/contract";
import { decorateMethods } from "@animal-store/sql-store";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createKeyRing } from "../platform.ts";
import { createMemoryPetStore, definition, type NewPet, type PetStore } from "../store.ts";
import { createTestApp } from "./test-app.ts";

interface OpenStore {
  readonly store: PetStore;
  close(): Promise<void> | void;
}

/** Opens an empty store. A store that supports delays waits for these numbers of ticks. */
type OpenCachedStore = (options: {
  invalidationTracker: InvalidationTracker;
  delays: readonly number[];
}) => Promise<OpenStore> | OpenStore;

/** Registers a test that compares an app with a response cache to one without, in random schedules of reads and writes. */
export function describeResponseCache(name: string, open: OpenCachedStore, runs = 300): void {
  it(`cached responses over ${name} equal uncached responses in ${runs} schedules`, {
    timeout: Math.max(300, runs) * 1000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anySchedule, async (schedule) => {
        const invalidationTracker = createInvalidationTracker();
        const { store, close } = await open({ invalidationTracker, delays: schedule.delays });
        try {
          await runSchedule(store, invalidationTracker, schedule);
        } finally {
          await close();
        }
      }),
      { numRuns: runs },
    );
  });
}

/** Registers this comparison for a memory store, and for a memory store that is as slow as a database. */
export function describeCachedMemoryStore(runs?: number): void {
  const close = () => {};
  describeResponseCache(
    "a memory store",
    ({ invalidationTracker }) => ({ store: createMemoryPetStore(invalidationTracker), close }),
    runs,
  );
  describeResponseCache(
    "a delayed store",
    ({ invalidationTracker, delays }) => ({ store: createDelayedStore(invalidationTracker, delays), close }),
    runs,
  );
}

function createDelayedStore(invalidationTracker: InvalidationTracker, delays: readonly number[]): PetStore {
  let calls = 0;
  const wait = () => {
    calls += 1;
    return waitTicks(delays[calls % delays.length] ?? 0);
  };
  return decorateMethods(createMemoryPetStore(), (method, name) => async (...args) => {
    const finish = invalidationTracker.begin(changesByMethod[name] ?? []);
    await wait();
    const result = await method(...args);
    await wait();
    finish();
    return result;
  });
}

const changesByMethod: Readonly<Record<string, readonly CollectionChange[]>> = Object.fromEntries(
  Object.entries(definition.writes).map(([name, { changes }]) => [name, changes]),
);

async function waitTicks(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) await undefined;
}

async function runSchedule(
  store: PetStore,
  invalidationTracker: InvalidationTracker,
  schedule: Schedule,
): Promise<void> {
  const { maxCacheBytes, delays, pets, requests, steps } = schedule;
  const apps = await createCachedAndUncachedApps(store, invalidationTracker, maxCacheBytes);
  const requestAt = (index: number) => requests[index % requests.length] as ReadRequest;
  for (const pet of pets) await apps.write(pet);
  for (const parts of steps) {
    // Reads that race with writes are compared again after the writes.
    if (parts.length > 1)
      await Promise.all(
        parts.map(async (part, index) => {
          await waitTicks(delays[index % delays.length] ?? 0);
          return "read" in part ? apps.cached(requestAt(part.read)) : apps.write(part);
        }),
      );
    for (const part of parts) {
      if ("read" in part) await apps.compare(requestAt(part.read));
      else if (parts.length === 1) await apps.write(part);
    }
  }
  for (const request of requests) await apps.compare(request);
}

interface ReadRequest {
  readonly path: string;
  readonly method: "GET" | "HEAD";
  /** Sends the entity tag of the previous response. */
  readonly isConditional: boolean;
}
type Write = { readonly pet: NewPet } | { readonly order: number };

interface AppResponse {
  readonly status: number;
  readonly body: string;
  readonly etag: string | null;
  readonly link: string | null;
}
type AppClient = (request: RequestInit & { path: string; headers?: Record<string, string> }) => Promise<AppResponse>;

interface ComparedApps {
  readonly cached: AppClient;
  /** Compares the responses of both apps, and returns the cached one. */
  compare(request: ReadRequest): Promise<AppResponse>;
  write(write: Write): Promise<AppResponse>;
}

/** Creates two apps on the same store, one with a response cache and one without. */
export async function createCachedAndUncachedApps(
  store: PetStore,
  invalidationTracker: InvalidationTracker,
  maxCacheBytes: number,
): Promise<ComparedApps> {
  const cached = await createClient(store, { invalidationTracker, maxCacheBytes });
  const uncached = await createClient(store, {});
  const tags = new Map<string, string>();

  return {
    cached,
    async compare({ path, method, isConditional }) {
      const tag = tags.get(path);
      const init = { method, headers: isConditional && tag !== undefined ? { "If-None-Match": tag } : {} };
      const response = await cached({ path, ...init });
      expect(response, path).toEqual(await uncached({ path, ...init }));
      if (response.etag !== null) tags.set(path, response.etag);
      return response;
    },
    write(write) {
      const { createPet, createOrder } = contract.operations;
      const [{ path, method }, body] = "pet" in write ? [createPet, write.pet] : [createOrder, { petId: write.order }];
      return cached({ path, method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    },
  };
}

async function createClient(store: PetStore, cache: ResponseCacheOptions): Promise<AppClient> {
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: createMemoryPetStore().keys, clock });
  const { key } = await keyRing.issue({ plan: "business", perMinute: 1_000_000, perDay: 1_000_000 });
  const { app } = createTestApp({ store, keyRing, clock, hash: (data) => crc32(String(data)).toString(36), ...cache });
  return async ({ path, headers: extraHeaders, ...init }) => {
    const headers = { ...extraHeaders, Authorization: `Bearer ${key}` };
    const response = await app.request(contract.basePath + path, { ...init, headers });
    const [etag, link] = ["etag", "link"].map((name) => response.headers.get(name)) as [string | null, string | null];
    return { status: response.status, body: await response.text(), etag, link };
  };
}

/** The index of a request, or a write. */
type Part = { readonly read: number } | Write;

interface Schedule {
  readonly maxCacheBytes: number;
  /** Delays of parts and of store responses, in ticks. */
  readonly delays: readonly number[];
  /** Pets that exist before the first step. */
  readonly pets: readonly Write[];
  readonly requests: readonly ReadRequest[];
  /** The steps are sequential. The parts of a step are concurrent. */
  readonly steps: readonly (readonly Part[])[];
}

const { listPets, getPet, listOrders } = contract.operations;
const manyItems = { size: "max" } as const;
// Few ids, limits and cursors, so that writes affect requests. Only an order of an available pet changes a list.
const anyStatus = fc.constantFrom("available", "available", "available", "pending", "sold", undefined);
const anyPetId = fc.integer({ min: 1, max: 4 });
// The last id before the page, or a cursor that was not issued for this list.
const anyPageStart = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.nat(3) },
  fc.constantFrom("", "undefined", encodeCursor({ list: listOrders.id, filter: "other" }, 1)),
);

const anyPetFilter = fc
  .tuple(
    anyStatus.map((status) => (status ? [`status=${status}`] : [])),
    fc.subarray(["id=4", "id=2", "id=5", `id=${2n ** 53n + 1n}`]),
    fc.constantFrom([], [], ["order=desc"]),
  )
  .map((parameters) => parameters.flat().join("&"));

const createPagePath = (operation: { id: string; path: string }, filters: fc.Arbitrary<string>) =>
  fc.tuple(filters, fc.constantFrom(1, 1, 2, 2, 100), anyPageStart).map(([filter, limit, start]) => {
    const cursor = typeof start === "number" ? encodeCursor({ list: operation.id, filter }, start) : start;
    return `${operation.path}?limit=${limit}&${filter}${cursor === undefined ? "" : `&cursor=${cursor}`}`;
  });
const anyReadRequest: fc.Arbitrary<ReadRequest> = fc.record({
  path: fc.oneof(
    { weight: 4, arbitrary: createPagePath(listPets, anyPetFilter) },
    { weight: 2, arbitrary: createPagePath(listOrders, fc.constant("")) },
    { weight: 2, arbitrary: anyPetId.map((petId) => getPet.path.replace("{petId}", String(petId))) },
  ),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  isConditional: fc.boolean(),
});

const anyPet = fc
  .tuple(fc.constantFrom("Rex", "Ω".repeat(200)), anyStatus)
  .map(([name, petStatus]) => ({ pet: { name, categoryId: 1, ...(petStatus && { status: petStatus }) } }));
const anyWrite: fc.Arbitrary<Write> = fc.oneof(anyPet, { weight: 2, arbitrary: anyPetId.map((order) => ({ order })) });
const anyRead = fc.nat(3).map((read) => ({ read }));
const anyPart = fc.oneof({ weight: 3, arbitrary: anyRead }, { weight: 2, arbitrary: anyWrite });
const anyStep = fc.oneof(
  { weight: 4, arbitrary: anyPart.map((part) => [part]) },
  { weight: 1, arbitrary: fc.array(anyPart, { minLength: 2, maxLength: 6, ...manyItems }) },
);

const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  maxCacheBytes: fc.constantFrom(0, 3_000, 2 ** 24, 2 ** 24, 2 ** 24),
  pets: fc.array(anyPet, { maxLength: 4, ...manyItems }),
  delays: fc.array(fc.nat(30), { minLength: 4, maxLength: 8, ...manyItems }),
  requests: fc.array(anyReadRequest, { minLength: 1, maxLength: 4, ...manyItems }),
  // Many defects appear only after several writes.
  steps: fc.array(anyStep, { maxLength: 30, ...manyItems }),
});
