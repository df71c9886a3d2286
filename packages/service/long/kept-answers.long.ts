import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { usedMemory } from "../bench/used-memory.ts";
import { createChangeLog } from "../src/kept-answers/change-log.ts";
import { createKeptAnswers, mostKeptBytes } from "../src/kept-answers/kept-answers.ts";
import { createMemoryStores } from "../src/stores/memory-stores.ts";
import { describeKeptAnswers } from "../src/testing/index.ts";
import { createLaggingStores } from "../src/testing/lagging-stores.ts";

const close = () => {};
const runs = 20_000;

describeKeptAnswers("memory stores", ({ changes }) => ({ stores: createMemoryStores(changes), close }), runs);
describeKeptAnswers(
  "stores far away",
  ({ changes, lags }) => ({ stores: createLaggingStores(changes, lags), close }),
  runs,
);

it.each([1, 20, 100])("answers of %i entries each take no more than they may", async (size) => {
  const before = usedMemory();
  const giveAnswer = createKeptAnswers().of("listPets", createChangeLog());
  const give = (after: number) =>
    giveAnswer(String(after), () => ({
      answer: replyOf(size, after),
      covers: { after, end: after, status: undefined },
    }));
  // What comes again pushes out what was asked for before.
  for (let after = 0; after < 50_000; after += 1) {
    await give(after);
    await give(after);
  }
  const taken = usedMemory() - before;
  console.log(`answers of ${size}: ${(taken / 2 ** 20).toFixed(1)} MiB`);
  expect(taken).toBeLessThan(mostKeptBytes);
  // They are still held.
  expect(taken).toBeGreaterThan(mostKeptBytes / 4);
  expect(await give(49_999)).toHaveProperty("status", 200);
});

/** Only the engine makes replies. */
function replyOf(size: number, after: number): Reply<"listPets"> {
  const entries = Array.from({ length: size }, (_, index) => ({
    id: after + index + 1,
    name: `Pet ${after + index}`,
    categoryId: index,
  }));
  const plain: Partial<Reply<"listPets">> = {
    status: 200,
    // A text of its own, as JSON of a page is.
    body: Buffer.from(JSON.stringify(entries)).toString(),
    headers: { Link: `<after ${after}>` },
  };
  return plain as Reply<"listPets">;
}
