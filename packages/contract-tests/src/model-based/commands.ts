import { idempotency, type Schemas } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { petStatuses } from "../cases/steps.ts";
import { int64 } from "../document/contract-document.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { List, Model, Post } from "./model.ts";
import {
  isRetained,
  paginateDuringWrites,
  readFull,
  retryPost,
  reuseKeyWithOtherBody,
  revalidate,
  sendPost,
  useCursorOfOtherList,
} from "./model.ts";

export type Command = fc.AsyncCommand<Model, CaseContext>;

/** Returns the commands that a client can run. A number selects an item, counted back from the latest one at that time. */
export function commands(): fc.Arbitrary<Command>[] {
  return [
    fc
      .tuple(newPets, copies)
      .map(([json, times]) =>
        always(`add ${stringifyJson(json)}${underKey(times)}`, (model, context) =>
          sendPost(model, context, { operation: "createPet", json }, times),
        ),
      ),
    fc
      .tuple(anyOne, copies)
      .map(([which, times]) =>
        always(`order pet ${which}${underKey(times)}`, (model, context) =>
          sendPost(model, context, orderFor(model, which), times),
        ),
      ),
    fc.tuple(anyOne, fc.integer({ min: 1, max: 4 })).map(([which, times]) =>
      withOne(
        `repeat post ${which}, ${times} in parallel`,
        which,
        ({ posts }) => posts,
        (model, context, seen) => retryPost(model, context, seen, times),
      ),
    ),
    anyOne.map((which) =>
      withOne(
        `send another body with the key of post ${which}`,
        which,
        (model) => model.posts.filter((seen) => isRetained(model, seen)),
        (_, context, seen) => reuseKeyWithOtherBody(context, seen),
      ),
    ),
    anyOne.map((which) =>
      withOne(
        `get pet ${which}`,
        which,
        ({ pets }) => pets,
        (model, context, { id }) => readFull(model, context, { petId: id }),
      ),
    ),
    fc
      .tuple(lists, limits)
      .map(([list, limit]) =>
        always(`${show(list)} by ${limit}`, (model, context) => readFull(model, context, { list, limit })),
      ),
    fc.tuple(anyOne, limits).map(([which, limit]) =>
      withOne(
        `follow cursor ${which} by ${limit}`,
        which,
        ({ cursors }) => cursors,
        (model, context, from) => readFull(model, context, { list: from.list, limit, from }),
      ),
    ),
    fc.tuple(anyOne, lists).map(([which, list]) =>
      withOne(
        `follow cursor ${which} in ${show(list)}`,
        which,
        ({ cursors }) => cursors.filter((seen) => !isSame(seen.list, list)),
        (_, context, seen) => useCursorOfOtherList(context, seen, list),
      ),
    ),
    anyOne.map((which) => withOne(`read ${which} again if it has changed`, which, ({ reads }) => reads, revalidate)),
    fc.tuple(lists, limits, fc.array(writes, { minLength: 1, maxLength: 8 })).map(([list, limit, some]) =>
      always(
        `paginate ${show(list)} by ${limit} while other clients ${some.map(showWrite).join(", ")}`,
        (model, context) =>
          paginateDuringWrites(model, context, { list, limit }, async () => {
            for (const write of some) await sendPost(model, context, toPost(model, write), 0);
          }),
      ),
    ),
    fc.constantFrom(1, 60, idempotency.keptSeconds - 1, idempotency.keptSeconds).map((seconds) =>
      always(`wait ${seconds} s`, async (model, { service }) => {
        service.clock.advance(seconds * 1000);
        model.now = service.clock.now();
      }),
    ),
  ];
}

/** Creates a command that can always run. */
function always(text: string, run: Command["run"]): Command {
  return { check: () => true, run, toString: () => text };
}

/** Creates a command on one of the items that exist when it runs. */
function withOne<Item>(
  text: string,
  which: number,
  itemsOf: (model: Readonly<Model>) => readonly Item[],
  run: (model: Model, context: CaseContext, item: Item) => Promise<void>,
): Command {
  return {
    check: (model) => itemsOf(model).length > 0,
    run: (model, context) => {
      const items = itemsOf(model);
      return run(model, context, items.at(-1 - (which % items.length)) as Item);
    },
    toString: () => text,
  };
}

type Write = { readonly pet: Schemas["NewPet"] } | { readonly order: number };

const anyOne = fc.oneof(fc.nat(3), fc.nat(30));
const limits = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100 }));
/** Number of parallel POSTs with one key; 0 sends one without a key. */
const copies = fc.constantFrom(0, 1, 2, 3);
const lists: fc.Arbitrary<List> = fc.oneof(
  fc.constant<List>({ operation: "listPets" }),
  fc.constantFrom(...petStatuses).map<List>((status) => ({ operation: "listPets", status })),
  fc.constant<List>({ operation: "listOrders" }),
);
const newPets: fc.Arbitrary<Schemas["NewPet"]> = fc.record(
  {
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }),
    categoryId: fc.oneof(fc.nat(9), fc.bigInt({ min: int64.minimum, max: int64.maximum })),
    status: fc.constantFrom(...petStatuses),
  },
  { requiredKeys: ["name", "categoryId"] },
);
const writes: fc.Arbitrary<Write> = fc.oneof(fc.record({ pet: newPets }), fc.record({ order: anyOne }));

function toPost(model: Model, write: Write): Post {
  return "pet" in write ? { operation: "createPet", json: write.pet } : orderFor(model, write.order);
}

/** A number above the number of pets orders pet 0, which does not exist. */
function orderFor({ pets }: Model, which: number): Post {
  const pet = pets.at(-1 - (which % (pets.length + 1)));
  return { operation: "createOrder", json: { petId: pet?.id ?? 0 } };
}

function isSame(one: List, other: List): boolean {
  return one.operation === other.operation && one.status === other.status;
}

function underKey(times: number): string {
  return times === 0 ? "" : ` with a key, ${times} in parallel`;
}

function show({ operation, status }: List): string {
  return status === undefined ? operation : `${operation} of ${status}`;
}

function showWrite(write: Write): string {
  return "pet" in write ? `add ${stringifyJson(write.pet)}` : `order pet ${write.order}`;
}
