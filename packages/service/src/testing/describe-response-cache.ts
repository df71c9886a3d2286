import { contract } from "@animal-store/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { encodeCursor } from "../pagination/page.ts";
import type { PetStatus } from "../pets/pet-store.ts";
import { createVersions, type Versions } from "../response-cache/versions.ts";
import type { Stores } from "../stores/stores.ts";
import { createCachedAndUncached, type Question, type Write } from "./cached-and-uncached.ts";
import { waitTicks } from "./delayed-stores.ts";
import type { OpenStores } from "./describe-stores.ts";

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

async function follow(stores: Stores, versions: Versions, schedule: Schedule): Promise<void> {
  const { maxCacheBytes, delays, pets, questions, steps } = schedule;
  const apps = await createCachedAndUncached(stores, versions, maxCacheBytes);
  const asked = (index: number) => questions[index % questions.length] as Question;
  const expectSame = async (question: Question) => {
    const { cached, uncached } = await apps.ask(question);
    expect(cached, JSON.stringify(question)).toEqual(uncached);
  };

  for (const pet of pets) await apps.write(pet);
  for (const step of steps) {
    const [first] = step;
    if (step.length === 1 && first && "ask" in first) await expectSame(asked(first.ask));
    else {
      // What is read while others write is compared after all of them ended.
      await Promise.all(
        step.map(async (part, index) => {
          await waitTicks(delays[index % delays.length] ?? 0);
          return "ask" in part ? apps.warm(asked(part.ask)) : apps.write(part);
        }),
      );
      for (const part of step) if ("ask" in part) await expectSame(asked(part.ask));
    }
  }
  for (const question of questions) await expectSame(question);
}

/** The number of a question, or something to write. */
type Part = { readonly ask: number } | Write;

interface Schedule {
  readonly maxCacheBytes: number;
  /** How late parts begin, and how late stores respond, in ticks. */
  readonly delays: readonly number[];
  /** What is there before the first question. */
  readonly pets: readonly Write[];
  readonly questions: readonly Question[];
  /** Each is done when the one before is over; its parts at once. */
  readonly steps: readonly (readonly Part[])[];
}

const { listPets, getPet, listOrders } = contract.operations;
// Few ids, limits and cursors, so that questions and writes meet. An available pet is the one that can leave a list.
const status = fc.constantFrom<PetStatus | undefined>(
  "available",
  "available",
  "available",
  "pending",
  "sold",
  undefined,
);
const id = fc.integer({ min: 1, max: 4 });
const filterOf = (of: PetStatus | undefined) => (of === undefined ? "" : `status=${of}`);
const limit = fc.constantFrom(1, 1, 2, 2, 100);

// After an id, or a text that this list never issued under this filter.
const start = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.nat(3) },
  fc.constantFrom("", "undefined", encodeCursor({ list: listOrders.id, filter: "other" }, 1)),
);

const pageOf = (operation: { id: string; path: string }, filters: fc.Arbitrary<PetStatus | undefined>) =>
  fc.tuple(filters, limit, start).map(([filtered, most, after]) => {
    const filter = filterOf(filtered);
    const cursor = typeof after === "number" ? encodeCursor({ list: operation.id, filter }, after) : after;
    return `${operation.path}?limit=${most}&${filter}${cursor === undefined ? "" : `&cursor=${cursor}`}`;
  });

const path = fc.oneof(
  { weight: 4, arbitrary: pageOf(listPets, status) },
  { weight: 2, arbitrary: pageOf(listOrders, fc.constant(undefined)) },
  { weight: 2, arbitrary: id.map((petId) => getPet.path.replace("{petId}", String(petId))) },
);
const question: fc.Arbitrary<Question> = fc.record({
  path,
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  isConditional: fc.boolean(),
});

const name = fc.constantFrom("Rex", "Ω".repeat(200));
const pet = fc
  .tuple(name, status)
  .map(([called, given]) => ({ pet: { name: called, categoryId: 1, ...(given && { status: given }) } }));
const write: fc.Arbitrary<Write> = fc.oneof(pet, { weight: 2, arbitrary: id.map((order) => ({ order })) });
const part = fc.oneof({ weight: 3, arbitrary: fc.nat(3).map((ask) => ({ ask })) }, { weight: 2, arbitrary: write });

const schedules: fc.Arbitrary<Schedule> = fc.record({
  maxCacheBytes: fc.constantFrom(0, 3_000, 2 ** 24, 2 ** 24, 2 ** 24),
  pets: fc.array(pet, { maxLength: 4, size: "max" }),
  delays: fc.array(fc.nat(30), { minLength: 4, maxLength: 8, size: "max" }),
  questions: fc.array(question, { minLength: 1, maxLength: 4, size: "max" }),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: part.map((only) => [only]) },
      { weight: 1, arbitrary: fc.array(part, { minLength: 2, maxLength: 6, size: "max" }) },
    ),
    // Long ones too: what matters often takes several writes.
    { maxLength: 30, size: "max" },
  ),
});
