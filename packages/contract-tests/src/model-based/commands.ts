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
  retryPost,
  reuseKeyWithOtherBody,
  revalidate,
  sendPost,
  sendRead,
  useCursorOfOtherList,
} from "./model.ts";

export type Command = fc.AsyncCommand<Model, CaseContext>;

/** Returns the commands that a client can run. An index counts back from the latest item when the command runs. */
export function createCommands(): fc.Arbitrary<Command>[] {
  return [
    fc
      .tuple(newPets, copies)
      .map(([json, copyCount]) =>
        createCommand(`add ${stringifyJson(json)}${formatCopies(copyCount)}`, (model, context) =>
          sendPost(model, context, { operation: "createPet", json }, copyCount),
        ),
      ),
    fc
      .tuple(anyIndex, copies)
      .map(([index, copyCount]) =>
        createCommand(`order pet ${index}${formatCopies(copyCount)}`, (model, context) =>
          sendPost(model, context, createOrderPost(model, index), copyCount),
        ),
      ),
    fc.tuple(anyIndex, fc.integer({ min: 1, max: 4 })).map(([index, copyCount]) =>
      createItemCommand(
        `repeat post ${index}, ${copyCount} in parallel`,
        index,
        ({ posts }) => posts,
        (model, context, post) => retryPost(model, context, post, copyCount),
      ),
    ),
    anyIndex.map((index) =>
      createItemCommand(
        `send another body with the Idempotency-Key of post ${index}`,
        index,
        (model) => model.posts.filter((post) => isRetained(model, post)),
        (_, context, post) => reuseKeyWithOtherBody(context, post),
      ),
    ),
    anyIndex.map((index) =>
      createItemCommand(
        `get pet ${index}`,
        index,
        ({ pets }) => pets,
        (model, context, { id }) => sendRead(model, context, { petId: id }),
      ),
    ),
    fc
      .tuple(lists, limits)
      .map(([list, limit]) =>
        createCommand(`${formatList(list)} by ${limit}`, (model, context) => sendRead(model, context, { list, limit })),
      ),
    fc.tuple(anyIndex, limits).map(([index, limit]) =>
      createItemCommand(
        `follow cursor ${index} by ${limit}`,
        index,
        ({ cursors }) => cursors,
        (model, context, start) => sendRead(model, context, { list: start.list, limit, start }),
      ),
    ),
    fc.tuple(anyIndex, lists).map(([index, list]) =>
      createItemCommand(
        `follow cursor ${index} in ${formatList(list)}`,
        index,
        ({ cursors }) => cursors.filter((cursor) => !isSameList(cursor.list, list)),
        (_, context, cursor) => useCursorOfOtherList(context, cursor, list),
      ),
    ),
    anyIndex.map((index) => createItemCommand(`revalidate read ${index}`, index, ({ reads }) => reads, revalidate)),
    fc.tuple(lists, limits, fc.array(writes, { minLength: 1, maxLength: 8 })).map(([list, limit, clientWrites]) =>
      createCommand(
        `paginate ${formatList(list)} by ${limit} while other clients ${clientWrites.map(formatWrite).join(", ")}`,
        (model, context) =>
          paginateDuringWrites(model, context, { list, limit }, async () => {
            for (const write of clientWrites) await sendPost(model, context, toPost(model, write), 0);
          }),
      ),
    ),
    fc.constantFrom(1, 60, idempotency.keptSeconds - 1, idempotency.keptSeconds).map((seconds) =>
      createCommand(`wait ${seconds} s`, async (model, { service }) => {
        service.clock.advance(seconds * 1000);
        model.now = service.clock.now();
      }),
    ),
  ];
}

function createCommand(text: string, run: Command["run"]): Command {
  return { check: () => true, run, toString: () => text };
}

function createItemCommand<Item>(
  text: string,
  index: number,
  selectItems: (model: Readonly<Model>) => readonly Item[],
  run: (model: Model, context: CaseContext, item: Item) => Promise<void>,
): Command {
  return {
    check: (model) => selectItems(model).length > 0,
    run: (model, context) => {
      const items = selectItems(model);
      return run(model, context, items.at(-1 - (index % items.length)) as Item);
    },
    toString: () => text,
  };
}

type Write = { readonly pet: Schemas["NewPet"] } | { readonly order: number };

const anyIndex = fc.oneof(fc.nat(3), fc.nat(30));
const limits = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100 }));
/** Number of parallel POSTs with one Idempotency-Key; 0 sends one POST without it. */
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
const writes: fc.Arbitrary<Write> = fc.oneof(fc.record({ pet: newPets }), fc.record({ order: anyIndex }));

function toPost(model: Model, write: Write): Post {
  return "pet" in write ? { operation: "createPet", json: write.pet } : createOrderPost(model, write.order);
}

// Some indexes order pet 0, which does not exist.
function createOrderPost({ pets }: Model, index: number): Post {
  const pet = pets.at(-1 - (index % (pets.length + 1)));
  return { operation: "createOrder", json: { petId: pet?.id ?? 0 } };
}

function isSameList(list: List, otherList: List): boolean {
  return list.operation === otherList.operation && list.status === otherList.status;
}

function formatCopies(copyCount: number): string {
  return copyCount === 0 ? "" : ` with one Idempotency-Key, ${copyCount} in parallel`;
}

function formatList({ operation, status }: List): string {
  return status === undefined ? operation : `${operation} of ${status}`;
}

function formatWrite(write: Write): string {
  return "pet" in write ? `add ${stringifyJson(write.pet)}` : `order pet ${write.order}`;
}
