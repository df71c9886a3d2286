import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createChangeLog } from "./change-log.ts";
import { createKeptAnswers } from "./kept-answers.ts";

const row = (id: number) => ({ after: id - 1, end: id, status: undefined });

/** Answers of `getPet`, each with the count of reads as its body. */
function open(mostBytes?: number) {
  const changes = createChangeLog();
  const giveAnswer = createKeptAnswers(mostBytes).of("getPet", changes);
  let reads = 0;
  const read = (id: number) => {
    reads += 1;
    return { answer: replyOf(reads), covers: row(id) };
  };
  const give = async (id: number) => bodyOf(await giveAnswer(String(id), () => read(id)));
  return { changes, giveAnswer, give };
}

// Only the engine makes replies; none of its checks is needed here.
function replyOf<Id extends string = "getPet">(body: unknown): Reply<Id> {
  const plain: Partial<Reply<Id>> = { status: 200, body: JSON.stringify(body), headers: {} };
  return plain as Reply<Id>;
}

function bodyOf({ body }: Reply): unknown {
  return JSON.parse(String(body));
}

it("an answer is kept until a change may show in it", async () => {
  const { changes, give } = open();
  expect(await give(1)).toBe(1);
  changes.record({ id: 2, statuses: [] });
  expect(await give(1)).toBe(1);
  changes.record({ id: 1, statuses: [] });
  expect(await give(1)).toBe(2);
  expect(await give(1)).toBe(2);
});

it("an answer that was asked for is not checked again for changes that were seen", async () => {
  const { changes, give } = open();
  await give(1);
  for (let count = 0; count < 10_000; count += 1) {
    changes.record({ id: 2, statuses: [] });
    if (count % 1000 === 0) expect(await give(1)).toBe(1);
  }
});

it("an answer is read anew when more has changed than is remembered", async () => {
  const { changes, give } = open();
  await give(1);
  for (let count = 0; count < 10_000; count += 1) changes.record({ id: 2, statuses: [] });
  expect(await give(1)).toBe(2);
});

it("what changes while an answer is read may be missing in it", async () => {
  const { changes, giveAnswer, give } = open();
  const reading = Promise.withResolvers<{ answer: Reply<"getPet">; covers: ReturnType<typeof row> }>();
  const slow = giveAnswer("1", () => reading.promise);
  changes.record({ id: 1, statuses: [] });
  reading.resolve({ answer: replyOf("old"), covers: row(1) });
  expect(bodyOf(await slow)).toBe("old");
  expect(await give(1)).toBe(1);
});

it("an answer that is no longer true is not given where reading it anew fails", async () => {
  const { changes, giveAnswer, give } = open();
  await give(1);
  changes.record({ id: 1, statuses: [] });
  const fail = () => Promise.reject(new Error("away"));
  await expect(giveAnswer("1", fail)).rejects.toThrow("away");
  expect(await give(1)).toBe(2);
});

it("an answer that covers nothing is given and not kept", async () => {
  const { giveAnswer, give } = open();
  await giveAnswer("1", () => ({ answer: replyOf("refused") }));
  expect(await give(1)).toBe(1);
});

it("the same key of another operation leads to another answer", async () => {
  const kept = createKeptAnswers();
  const changes = createChangeLog();
  const pets = kept.of("getPet", changes);
  await pets("1", () => ({ answer: replyOf("a pet"), covers: row(1) }));
  const orders = kept.of("listOrders", changes);
  const refused = () => ({ answer: replyOf<"listOrders">("orders") });
  expect(bodyOf(await orders("1", refused))).toBe("orders");
});

it.each([
  ["where changes are not known", undefined, undefined],
  ["without any room", createChangeLog(), 0],
])("nothing is kept %s", async (_, changes, mostBytes) => {
  const giveAnswer = createKeptAnswers(mostBytes).of("getPet", changes);
  const read = (body: string) => async () => ({ answer: replyOf(body), covers: row(1) });
  await giveAnswer("1", read("first"));
  expect(bodyOf(await giveAnswer("1", read("second")))).toBe("second");
});

it("those asked for longest ago make room for what is asked for again", async () => {
  const { give } = open(10_000);
  for (let id = 1; id <= 100; id += 1) {
    await give(id);
    await give(id);
    await give(1);
  }
  const reads = Number(await give(100));
  expect(await give(1)).toBe(1);
  expect(await give(100)).toBe(reads);
  expect(await give(2)).toBeGreaterThan(reads);
});

it("where there is no room, what is asked for once pushes nothing out", async () => {
  const { give } = open(10_000);
  for (const id of [1, 2, 3]) await give(id);
  for (let id = 4; id <= 1000; id += 1) await give(id);
  for (const id of [1, 2, 3]) expect(await give(id)).toBe(id);
});

it("what has changed is kept again, also where there is no room", async () => {
  const { changes, give } = open(10_000);
  for (let id = 1; id <= 100; id += 1) await give(id);
  changes.record({ id: 1, statuses: [] });
  const again = await give(1);
  expect(await give(1)).toBe(again);
});

it("an answer greater than the room is not kept", async () => {
  const { giveAnswer, give } = open(10_000);
  const name = "x".repeat(10_000);
  await giveAnswer("1", () => ({ answer: replyOf([{ id: 1, name }]), covers: row(1) }));
  expect(await give(1)).toBe(1);
});

it("while a change is expected that may show in an answer, it is read each time and not kept", async () => {
  const { changes, give } = open();
  expect(await give(1)).toBe(1);
  const over = changes.expect({ id: 1, statuses: [] });
  expect([await give(1), await give(1)]).toEqual([2, 3]);
  expect([await give(2), await give(2)]).toEqual([4, 4]);
  over();
  // It failed: nothing has changed.
  expect(await give(1)).toBe(1);
});

it("names beyond ASCII count as the bytes that they become", async () => {
  const { giveAnswer, give } = open(10_000);
  await giveAnswer("1", () => ({ answer: replyOf("é".repeat(4000)), covers: row(1) }));
  expect(await give(1)).toBe(1);
});

it("tells whoever watches which answers were kept", async () => {
  const told: [string, boolean][] = [];
  const watch = { of: (operation: string) => (isKept: boolean) => void told.push([operation, isKept]) };
  const giveAnswer = createKeptAnswers(undefined, watch).of("getPet", createChangeLog());
  for (const id of [1, 1, 2]) await giveAnswer(String(id), () => ({ answer: replyOf(id), covers: row(id) }));
  expect(told).toEqual([
    ["getPet", false],
    ["getPet", true],
    ["getPet", false],
  ]);
});
