import { generateValue } from "@animal-store/conformance/internal";
import { idempotency, type Schemas } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { contractDocument, operationsWith } from "../contract-document.ts";
import { type InputField, listFields, listFilters } from "../input-fields.ts";
import {
  isRetained,
  type List,
  type NewPost,
  paginateDuringWrites,
  retryPost,
  reuseKeyWithOtherBody,
  revalidate,
  type Session,
  sendPost,
  sendRead,
  toQuery,
  useCursorOfOtherList,
} from "./model.ts";

/** A request, or several ones, that a client sends. */
export interface Command {
  run(session: Session): Promise<void>;
  toString(): string;
}

function toCommand(text: string, run: Command["run"]): Command {
  return { run, toString: () => text };
}

/** Does nothing if the session has no such item. */
function toItemCommand<Item>(
  text: string,
  findItem: (session: Session) => Item | undefined,
  run: (session: Session, item: Item) => Promise<void>,
): Command {
  return toCommand(text, async (session) => {
    const item = findItem(session);
    if (item !== undefined) await run(session, item);
  });
}

/** @param index counts back from the latest item when the command runs */
function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[items.length - 1 - (index % items.length)];
}

/** A POST that depends on the session when it is sent. */
interface PlannedPost {
  readonly text: string;
  toPost(session: Session): NewPost;
}

const anyIndex = fc.oneof(fc.nat(3), fc.nat(30));
const limits = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100 }));
const lists = fc.oneof(...(["listPets", "listOrders"] as const).map(generateList));
const newPets = generateMembers<Schemas["NewPet"]>(listFields("createPet").filter((field) => field.in === "body"));
const plannedPosts = fc.oneof(
  newPets.map((json): PlannedPost => {
    return { text: `add ${stringifyJson(json)}`, toPost: () => ({ operation: "createPet", json }) };
  }),
  anyIndex.map((index): PlannedPost => {
    // Some indexes order pet 0, which does not exist.
    const toPetId = ({ pets }: Session) => pick([{ id: 0 }, ...pets], index)?.id ?? 0;
    const toPost = (session: Session): NewPost => ({ operation: "createOrder", json: { petId: toPetId(session) } });
    return { text: `order pet ${index}`, toPost };
  }),
);

const postCommands = fc
  .tuple(plannedPosts, fc.constantFrom(0, 1, 2, 3))
  .map(([{ text, toPost }, copies]) =>
    copies === 0
      ? toCommand(text, (session) => sendPost(session, toPost(session)))
      : toCommand(`${text} with one Idempotency-Key, ${copies} in parallel`, (session) =>
          retryPost(session, { post: toPost(session), key: `post-${session.posts.length}` }, copies),
        ),
  );

/** The commands that a client can run. */
export const commands: fc.Arbitrary<Command> = fc.oneof(
  // Twice, because all others depend on entries.
  postCommands,
  postCommands,
  fc.tuple(anyIndex, fc.integer({ min: 1, max: 4 })).map(([index, copies]) =>
    toItemCommand(
      `repeat post ${index}, ${copies} in parallel`,
      ({ posts }) => pick(posts, index),
      (session, post) => retryPost(session, post, copies),
    ),
  ),
  anyIndex.map((index) =>
    toItemCommand(
      `send another body with the Idempotency-Key of post ${index}`,
      (session) =>
        pick(
          session.posts.filter((post) => isRetained(session, post)),
          index,
        ),
      reuseKeyWithOtherBody,
    ),
  ),
  anyIndex.map((index) =>
    toItemCommand(
      `get pet ${index}`,
      ({ pets }) => pick(pets, index),
      (session, { id }) => sendRead(session, { petId: id }),
    ),
  ),
  fc
    .tuple(lists, limits)
    .map(([list, limit]) =>
      toCommand(`${formatList(list)} by ${limit}`, (session) => sendRead(session, { list, limit })),
    ),
  fc.tuple(anyIndex, limits).map(([index, limit]) =>
    toItemCommand(
      `follow cursor ${index} by ${limit}`,
      ({ cursors }) => pick(cursors, index),
      (session, start) => sendRead(session, { list: start.list, limit, start }),
    ),
  ),
  fc.tuple(anyIndex, lists).map(([index, list]) =>
    toItemCommand(
      `follow cursor ${index} in ${formatList(list)}`,
      ({ cursors }) =>
        pick(
          cursors.filter((cursor) => formatList(cursor.list) !== formatList(list)),
          index,
        ),
      (session, cursor) => useCursorOfOtherList(session, cursor, list),
    ),
  ),
  anyIndex.map((index) => toItemCommand(`revalidate read ${index}`, ({ reads }) => pick(reads, index), revalidate)),
  fc.tuple(lists, limits, fc.array(plannedPosts, { minLength: 1, maxLength: 8 })).map(([list, limit, posts]) =>
    toCommand(
      `paginate ${formatList(list)} by ${limit} while other clients ${posts.map(({ text }) => text).join(", ")}`,
      (session) =>
        paginateDuringWrites(session, { list, limit }, async () => {
          for (const { toPost } of posts) await sendPost(session, toPost(session));
        }),
    ),
  ),
  fc
    .constantFrom(1, 60, idempotency.keptSeconds - 1, idempotency.keptSeconds)
    .map((seconds) =>
      toCommand(`wait ${seconds} s`, async ({ context }) => context.service.clock.advance(seconds * 1000)),
    ),
);

function generateList(operation: List["operation"]): fc.Arbitrary<List> {
  const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(2n ** 53n + 1n)), { maxLength: 4 });
  return fc.record({
    operation: fc.constant(operation),
    filter: generateMembers<Record<string, unknown>>(listFilters(operation)).map((values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    ),
    ids: operationsWith("id").includes(operation) ? fc.oneof(fc.constant([]), ids) : fc.constant([]),
    isDescending: operationsWith("order").includes(operation) ? fc.boolean() : fc.constant(false),
  });
}

/** Generates few different values of inputs, so that filters match entries. Optional inputs are often missing. */
function generateMembers<Members>(fields: readonly InputField[]): fc.Arbitrary<Members> {
  const values = fields.map(({ name, schema }) => {
    const any = generateValue(contractDocument, schema);
    return [name, fc.oneof(fc.constantFrom(...fc.sample(any, { seed: 1, numRuns: 4 })), any)] as const;
  });
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys }) as fc.Arbitrary<Members>;
}

function formatList(list: List): string {
  const query = toQuery(list);
  return query === "" ? list.operation : `${list.operation}?${query}`;
}
