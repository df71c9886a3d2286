import type { IdempotencyClaim } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { type Book, library } from "../test/library-store.ts";
import type { StoreDefinition } from "./store.ts";
import { decideWrites, type LoadedState, toReadSet, type Write, type WriteCommand } from "./writes.ts";

const momo = { title: "Momo", shelf: 1, state: "available" } as const;
const claim: IdempotencyClaim = { scope: "one", fingerprint: "body", now: 100, expiresAt: 1100 };
const createdAt = Date.UTC(2026, 0, 15);
const emptyState: LoadedState = { rows: new Map(), lastIds: {}, now: 5000, idempotencyRecords: [] };

const decide = (
  commands: readonly WriteCommand[],
  loaded: Partial<LoadedState> = {},
  definition: StoreDefinition = library,
) => decideWrites(definition, commands, { ...emptyState, ...loaded });
const withBooks = (...books: (Partial<Book> & Pick<Book, "id">)[]) => ({
  rows: new Map([["books", books.map((book) => ({ title: "Momo", shelf: 1, ...book }))]]),
});
const changesOf = (table: string, { changes }: ReturnType<typeof decide>) =>
  changes.tables.find(({ name }) => name === table);

const lend = (bookId: number | bigint, claim?: IdempotencyClaim): WriteCommand => ({
  name: "lendBook",
  input: { bookId, createdAt },
  claim,
});
const add = (fields?: Partial<IdempotencyClaim>): WriteCommand => ({
  name: "addBook",
  input: momo,
  claim: fields && { ...claim, ...fields },
});
const remove = (bookId: number): WriteCommand => ({ name: "removeBook", input: { bookId } });

it("returns the tables that a batch can change, and the rows and idempotency scopes that it reads", () => {
  const commands = [add(), add(claim), lend(7), lend(2n ** 60n, { ...claim, scope: "two", now: 200 })];
  expect(toReadSet(library, commands)).toEqual({
    changedTables: ["books", "loans"],
    ids: new Map([
      ["books", [7, 2n ** 60n]],
      ["loans", []],
    ]),
    idempotencyScopes: ["one", "two"],
    now: 200,
  });
});

it.each([
  [7n, 7],
  [-0, 0],
  [2n ** 63n - 1n, 2n ** 63n - 1n],
])("returns the row that a read returns: the shelf %s as %s", (shelf, stored) => {
  const decided = decide([{ name: "addBook", input: { ...momo, shelf, unknown: 1 } }]);
  const row = { id: 1, ...momo, shelf: stored };
  expect(decided.results).toStrictEqual([{ outcome: row, isReplay: false }]);
  expect(changesOf("books", decided)?.inserted).toStrictEqual([row]);
});

it("throws for a value that its column cannot store", () => {
  for (const values of [{ shelf: 2n ** 64n }, { shelf: 0.5 }, { title: undefined }, { state: 1 }])
    expect(() => decide([{ name: "addBook", input: { ...momo, ...values } }])).toThrow(RangeError);
});

it("assigns consecutive ids after the last assigned id", () => {
  const { results, changes } = decide([add(), lend(7), add()], {
    lastIds: { books: 9, loans: 4 },
    ...withBooks({ id: 7 }),
  });
  expect(results).toMatchObject([{ outcome: { id: 10 } }, { outcome: { loan: { id: 5 } } }, { outcome: { id: 11 } }]);
  expect(changes.tables.map(({ name, lastId }) => [name, lastId])).toEqual([
    ["books", 11],
    ["loans", 5],
  ]);
});

it.each([
  ["book_not_available", "lent", 7],
  ["book_not_available", "lost", 7],
  ["book_not_found", "available", 8],
  ["book_not_found", "available", 2n ** 60n],
] as const)("changes nothing if a write is rejected with %s (book 7 is %s, book %s is lent)", (...args) => {
  const [rejected, state, bookId] = args;
  const { results, changes } = decide([lend(bookId)], withBooks({ id: 7, state }));
  expect(results).toEqual([{ outcome: { rejected }, isReplay: false }]);
  const nothing = { lastId: 0, inserted: [], updated: [], deletedIds: [] };
  expect(changes.tables).toEqual([
    { name: "books", ...nothing },
    { name: "loans", ...nothing },
  ]);
});

it("updates a row of the same batch and does not change the stored result of its insertion", () => {
  const decided = decide([add(claim), lend(1), add(claim)]);
  const outcome = { id: 1, ...momo };
  expect(decided.results).toMatchObject([
    { outcome },
    { outcome: { loan: { bookId: 1 } } },
    { outcome, isReplay: true },
  ]);
  expect(changesOf("books", decided)).toMatchObject({ inserted: [{ id: 1, ...momo, state: "lent" }], updated: [] });
  expect(decided.changes.idempotencyRecords).toMatchObject([{ outcome }]);
});

it("returns each updated or deleted row once, with its last values", () => {
  const twice: Write<typeof library.tables, object, string> = {
    changes: ["books.changed"],
    reads: () => ({ books: [7, 8] }),
    run(_, { books }) {
      books.update(7, { shelf: 2 });
      books.update(7, { title: "Emil" });
      books.update(8, { shelf: 2 });
      books.delete(8);
      return `${books.find(7)?.title} ${books.find(8)?.title}`;
    },
  };
  const definition = { ...library, writes: { ...library.writes, twice } };
  const decided = decide(
    [{ name: "twice", input: {} }, remove(7)],
    withBooks({ id: 7, ...momo }, { id: 8, ...momo }, { id: 9, ...momo }),
    { ...definition, writes: { twice, removeBook: library.writes.removeBook } },
  );
  expect(decided.results[0]).toEqual({ outcome: "Emil undefined", isReplay: false });
  expect(changesOf("books", decided)).toEqual({
    name: "books",
    lastId: 0,
    inserted: [],
    updated: [],
    deletedIds: [8, 7],
  });
  expect(
    changesOf("books", decide([{ name: "twice", input: {} }], withBooks({ id: 7 }, { id: 8 }), definition)),
  ).toEqual({ name: "books", lastId: 0, inserted: [], updated: [{ id: 7, shelf: 2, title: "Emil" }], deletedIds: [8] });
});

it("inserts and deletes a row that the same batch adds and removes, so that no store assigns its id again", () => {
  const decided = decide([add(), add(), remove(2)]);
  expect(decided.results).toMatchObject([{}, { outcome: { id: 2 } }, { outcome: { removed: { id: 2 } } }]);
  expect(changesOf("books", decided)).toEqual({
    name: "books",
    lastId: 2,
    inserted: [
      { id: 1, ...momo },
      { id: 2, ...momo },
    ],
    updated: [],
    deletedIds: [2],
  });
});

it("ignores an id and unknown members of a new row", () => {
  const { results } = decide([{ name: "addBook", input: { ...momo, id: 99, color: "red" } }]);
  expect(results).toEqual([{ outcome: { id: 1, ...momo }, isReplay: false }]);
});

it("ignores an id and unknown members in the changes of a row", () => {
  const rename: Write<typeof library.tables, Partial<Book>, Book> = {
    changes: ["books.changed"],
    reads: () => ({ books: [7] }),
    run: (changes, { books }) => books.update(7, changes),
  };
  const decided = decide(
    [{ name: "rename", input: { id: 8, title: "Emil", color: "red", state: undefined } }],
    withBooks({ id: 7, ...momo }, { id: 8, ...momo }),
    { ...library, writes: { rename } },
  );
  expect(changesOf("books", decided)?.updated).toStrictEqual([{ id: 7, title: "Emil", shelf: 1 }]);
});

it("applies a write with an idempotency claim once, and reports a conflict for another body", () => {
  const decided = decide([add(claim), add({ fingerprint: "other" }), add({ scope: "two" })]);
  expect(decided.results).toMatchObject([{ outcome: { id: 1 } }, { isConflict: true }, { outcome: { id: 2 } }]);
  expect(changesOf("books", decided)?.inserted).toHaveLength(2);
  // The lifetime of the claim starts at the time of the store.
  expect(decided.changes.idempotencyRecords.map(({ scope, expiresAt }) => [scope, expiresAt])).toEqual([
    ["one", 6000],
    ["two", 6000],
  ]);
});

it.each([
  ["replays a record until it expires", 5001, { outcome: "stored", isReplay: true }],
  ["replaces an expired record", 5000, { outcome: { rejected: "book_not_found" }, isReplay: false }],
])("%s", (_, expiresAt, result) => {
  const records = [{ scope: "one", fingerprint: "body", outcome: "stored", expiresAt }];
  const { results, changes } = decide([lend(7, claim)], { idempotencyRecords: records });
  expect(results).toEqual([result]);
  expect(changes.idempotencyRecords).toHaveLength(result.isReplay ? 0 : 1);
});

const wrongWrites: [problem: string, message: string, write: Write<typeof library.tables, object, unknown>][] = [
  [
    "inserts without `appended` in its changes",
    "the write wrong makes the change loans.appended. Add it to its `changes`.",
    {
      changes: ["books.appended", "loans.changed"],
      run: (_, { loans }) => loans.insert({ bookId: 7, state: "open", createdAt: "" }),
    },
  ],
  [
    "updates without `changed` in its changes",
    "the write wrong makes the change books.changed. Add it to its `changes`.",
    { changes: ["books.appended"], run: (_, { books }) => books.update(7, { shelf: 2 }) },
  ],
  [
    "deletes without `changed` in its changes",
    "the write wrong makes the change books.changed. Add it to its `changes`.",
    { changes: [], run: (_, { books }) => books.delete(7) },
  ],
  [
    "finds a row that `reads` does not name",
    "the row 7 is not loaded. Return its id from `reads`.",
    { changes: [], run: (_, { books }) => books.find(7) },
  ],
  [
    "updates a row that `reads` does not name",
    "the row 8 is not loaded. Return its id from `reads`.",
    { changes: ["books.changed"], run: (_, { books }) => books.update(8, { shelf: 2 }) },
  ],
  [
    "deletes a row that `reads` does not name",
    "the row 8 is not loaded. Return its id from `reads`.",
    { changes: ["books.changed"], run: (_, { books }) => books.delete(8) },
  ],
  [
    "updates a row that does not exist",
    "the row 8 does not exist. Check it with `find`.",
    {
      changes: ["books.changed"],
      reads: () => ({ books: [8] }),
      run: (_, { books }) => books.update(8, { shelf: 2 }),
    },
  ],
];
it.each(wrongWrites)("throws if a write %s", (_, message, wrong) => {
  const definition: StoreDefinition = { ...library, writes: { wrong } };
  const run = () => decide([{ name: "wrong", input: {} }], withBooks({ id: 7 }), definition);
  expect(run).toThrow(new Error(message));
});

it("throws if a write finds a row that only another write of its batch reads", () => {
  const wrong: Write<typeof library.tables, object, unknown> = { changes: [], run: (_, { books }) => books.find(7) };
  const definition: StoreDefinition = { ...library, writes: { ...library.writes, wrong } };
  expect(() => decide([lend(7), { name: "wrong", input: {} }], withBooks({ id: 7 }), definition)).toThrow("not loaded");
});

it("throws for a write that the definition does not have", () => {
  const message = "the store has no write burnBook. Add it to its definition.";
  expect(() => decide([{ name: "burnBook", input: {} }])).toThrow(new Error(message));
});
