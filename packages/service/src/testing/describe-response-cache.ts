import { contract } from "@animal-store/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { crc32 } from "../keys/api-key.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { encodeCursor } from "../pagination/cursor.ts";
import type { NewPet, PetStatus } from "../pets/pet-store.ts";
import { type CollectionChange, createVersions, type Versions } from "../response-cache/invalidation.ts";
import type { ResponseCacheOptions } from "../response-cache/response-cache.ts";
import type { orderWrites, petWrites } from "../stores/decide-writes.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { decorateStores, type Stores } from "../stores/stores.ts";
import type { OpenStores } from "./describe-stores.ts";
import { createTestApp, createTestClock } from "./test-app.ts";

/** Opens empty stores. @param delays how late they respond, in ticks, for those that can be delayed */
export type OpenCachedStores = (options: {
  versions: Versions;
  delays: readonly number[];
}) => Promise<OpenStores> | OpenStores;

/** Checks that an app with a response cache responds as one without, whatever is written and whenever. */
export function describeResponseCache(name: string, open: OpenCachedStores, runs = 300): void {
  it(`cached responses over ${name} equal those that are read, in ${runs} schedules`, {
    timeout: Math.max(300, runs) * 1000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const versions = createVersions();
        const { stores, close } = await open({ versions, delays: schedule.delays });
        try {
          await follow(stores, versions, schedule);
        } finally {
          await close();
        }
      }),
      { numRuns: runs },
    );
  });
}

/** Checks the response cache over memory stores, also with delays as those of a database. */
export function describeCachedMemoryStores(runs?: number): void {
  const close = () => {};
  describeResponseCache("memory stores", ({ versions }) => ({ stores: createMemoryStores(versions), close }), runs);
  describeResponseCache(
    "delayed stores",
    ({ versions, delays }) => ({ stores: createDelayedStores(versions, delays), close }),
    runs,
  );
}

/** Memory stores that wait before and after each read and write. */
function createDelayedStores(versions: Versions, delays: readonly number[]): Stores {
  let calls = 0;
  const wait = () => {
    calls += 1;
    return waitTicks(delays[calls % delays.length] ?? 0);
  };
  return decorateStores(createMemoryStores(), (method, name) => async (...args) => {
    const finish = versions.begin(changesOf[name] ?? []);
    await wait();
    const result = await method(...args);
    await wait();
    finish();
    return result;
  });
}

const writes = {
  "pets.add": ["pets.appended"],
  "orders.place": ["pets.changed", "orders.appended"],
} satisfies Record<WriteMethod, readonly CollectionChange[]>;
const changesOf: Readonly<Record<string, readonly CollectionChange[]>> = writes;

/** The name of a write method in `decorateStores`. A method without an entry in `writes` does not compile. */
type WriteMethod = `pets.${keyof ReturnType<typeof petWrites>}` | `orders.${keyof ReturnType<typeof orderWrites>}`;

async function waitTicks(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) await undefined;
}

async function follow(stores: Stores, versions: Versions, schedule: Schedule): Promise<void> {
  const { maxCacheBytes, delays, pets, questions, steps } = schedule;
  const apps = await createCachedAndUncached(stores, versions, maxCacheBytes);
  const asked = (index: number) => questions[index % questions.length] as ReadRequest;
  for (const pet of pets) await apps.write(pet);
  for (const parts of steps) {
    // What is read while others write is compared after all of them ended.
    if (parts.length > 1)
      await Promise.all(
        parts.map(async (part, index) => {
          await waitTicks(delays[index % delays.length] ?? 0);
          return "ask" in part ? apps.cached(asked(part.ask)) : apps.write(part);
        }),
      );
    for (const part of parts) {
      if ("ask" in part) await apps.ask(asked(part.ask));
      else if (parts.length === 1) await apps.write(part);
    }
  }
  for (const question of questions) await apps.ask(question);
}

interface ReadRequest {
  readonly path: string;
  readonly method: "GET" | "HEAD";
  /** Sends the entity tag of the response before. */
  readonly isConditional: boolean;
}
type Write = { readonly pet: NewPet } | { readonly order: number };

/** Two apps on the same stores, one with a response cache and one without. */
export async function createCachedAndUncached(stores: Stores, versions: Versions, maxCacheBytes: number) {
  const cached = await createClient(stores, { versions, maxCacheBytes });
  const uncached = await createClient(stores, {});
  const tags = new Map<string, string>();

  return {
    cached,
    /** Compares the responses of both. */
    async ask({ path, method, isConditional }: ReadRequest) {
      const tag = tags.get(path);
      const init = { method, headers: isConditional && tag !== undefined ? { "If-None-Match": tag } : {} };
      const response = await cached({ path, ...init });
      expect(response, path).toEqual(await uncached({ path, ...init }));
      if (response.etag !== null) tags.set(path, response.etag);
      return response;
    },
    write(write: Write) {
      const { createPet, createOrder } = contract.operations;
      const [{ path, method }, body] = "pet" in write ? [createPet, write.pet] : [createOrder, { petId: write.order }];
      return cached({ path, method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    },
  };
}

async function createClient(stores: Stores, cache: ResponseCacheOptions) {
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: createMemoryStores().keys, clock });
  const { key } = await keyRing.issue({ plan: "business", perMinute: 1_000_000, perDay: 1_000_000 });
  const { app } = createTestApp({ stores, keyRing, clock, hash: (data) => crc32(String(data)).toString(36), ...cache });
  return async ({
    path,
    headers: given,
    ...init
  }: RequestInit & { path: string; headers?: Record<string, string> }) => {
    const headers = { ...given, Authorization: `Bearer ${key}` };
    const response = await app.request(contract.basePath + path, { ...init, headers });
    const [etag, link] = ["etag", "link"].map((name) => response.headers.get(name)) as [string | null, string | null];
    return { status: response.status, body: await response.text(), etag, link };
  };
}

/** The number of a question, or something to write. */
type Part = { readonly ask: number } | Write;

interface Schedule {
  readonly maxCacheBytes: number;
  /** How late parts begin, and how late stores respond, in ticks. */
  readonly delays: readonly number[];
  /** What is there before the first question. */
  readonly pets: readonly Write[];
  readonly questions: readonly ReadRequest[];
  /** Each is done when the one before is over; its parts at once. */
  readonly steps: readonly (readonly Part[])[];
}

const { listPets, getPet, listOrders } = contract.operations;
const many = { size: "max" } as const;
// Few ids, limits and cursors, so that questions and writes meet. An available pet is the one that can leave a list.
const statuses: (PetStatus | undefined)[] = ["available", "available", "available", "pending", "sold", undefined];
const status = fc.constantFrom(...statuses);
const id = fc.integer({ min: 1, max: 4 });
// After an id, or a text that this list never issued under this filter.
const start = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.nat(3) },
  fc.constantFrom("", "undefined", encodeCursor({ list: listOrders.id, filter: "other" }, 1)),
);

const pageOf = (operation: { id: string; path: string }, filters: fc.Arbitrary<PetStatus | undefined>) =>
  fc.tuple(filters, fc.constantFrom(1, 1, 2, 2, 100), start).map(([filtered, limit, after]) => {
    const filter = filtered === undefined ? "" : `status=${filtered}`;
    const cursor = typeof after === "number" ? encodeCursor({ list: operation.id, filter }, after) : after;
    return `${operation.path}?limit=${limit}&${filter}${cursor === undefined ? "" : `&cursor=${cursor}`}`;
  });
const question: fc.Arbitrary<ReadRequest> = fc.record({
  path: fc.oneof(
    { weight: 4, arbitrary: pageOf(listPets, status) },
    { weight: 2, arbitrary: pageOf(listOrders, fc.constant(undefined)) },
    { weight: 2, arbitrary: id.map((petId) => getPet.path.replace("{petId}", String(petId))) },
  ),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  isConditional: fc.boolean(),
});

const pet = fc
  .tuple(fc.constantFrom("Rex", "Ω".repeat(200)), status)
  .map(([name, given]) => ({ pet: { name, categoryId: 1, ...(given && { status: given }) } }));
const write: fc.Arbitrary<Write> = fc.oneof(pet, { weight: 2, arbitrary: id.map((order) => ({ order })) });
const part = fc.oneof({ weight: 3, arbitrary: fc.nat(3).map((ask) => ({ ask })) }, { weight: 2, arbitrary: write });
const step = fc.oneof(
  { weight: 4, arbitrary: part.map((only) => [only]) },
  { weight: 1, arbitrary: fc.array(part, { minLength: 2, maxLength: 6, ...many }) },
);

const schedules: fc.Arbitrary<Schedule> = fc.record({
  maxCacheBytes: fc.constantFrom(0, 3_000, 2 ** 24, 2 ** 24, 2 ** 24),
  pets: fc.array(pet, { maxLength: 4, ...many }),
  delays: fc.array(fc.nat(30), { minLength: 4, maxLength: 8, ...many }),
  questions: fc.array(question, { minLength: 1, maxLength: 4, ...many }),
  // Long ones too: what matters often takes several writes.
  steps: fc.array(step, { maxLength: 30, ...many }),
});
