// What an answer costs that is kept, and one that is read and kept, in time; and what all together take, in memory:
//   node --expose-gc packages/service/bench/kept-answers.ts
import process from "node:process";
import type { Reply } from "@animal-store/openapi-hono";
import { createKeptAnswers, mostKeptBytes } from "../src/kept-answers/kept-answers.ts";
import { createStoreChanges } from "../src/kept-answers/store-changes.ts";
import { pageKey } from "../src/pagination/page.ts";
import { usedMemory } from "./used-memory.ts";

const changes = createStoreChanges();
const giveAnswer = createKeptAnswers().of("listPets", changes.pets);
const elsewhere = { id: 1_000_000, name: "Rex", categoryId: 7, status: "pending" } as const;
const change = (times: number) => {
  for (let count = 0; count < times; count += 1) changes.petAdded(elsewhere);
};
const page = pageOf(20, 0);
const askFirst = () => giveAnswer(pageKey(20, undefined, "sold"), () => page);

for (const times of [0, 1, 100, 1000]) {
  // Recorded by the writers, not by who asks.
  const recording = nanoseconds(() => change(times));
  const both = nanoseconds(() => {
    change(times);
    return askFirst();
  });
  print(both - recording, `a page that is kept, ${times} changes since it was asked for`);
}
print(
  nanoseconds(() => change(1)),
  "a change that is recorded",
);
print(
  nanoseconds((count) => giveAnswer(pageKey(20, String(count % 100)), () => page)),
  "a page that is kept, one of 100",
);
print(
  nanoseconds((count) => giveAnswer(pageKey(20, String(count)), () => page)),
  "a page that is asked for once, where there is no room, beside reading it",
);

await fill("single pets", 1);
await fill("pages of 20", 20);
await fill("pages of 100", 100);

async function fill(what: string, size: number): Promise<void> {
  const before = usedMemory();
  const give = createKeptAnswers().of("listPets", changes.pets);
  // What comes again pushes out what was asked for before.
  for (let count = 0; count < 100_000; count += 1) {
    const after = Math.floor(count / 2);
    await give(pageKey(size, String(after)), () => pageOf(size, after));
  }
  const taken = usedMemory() - before;
  await give("hold them", () => page);
  console.log(
    `${(taken / 2 ** 20).toFixed(1).padStart(9)} MiB  ${what}, as many as ${mostKeptBytes / 2 ** 20} MiB hold`,
  );
}

/** A page with its text, as it is kept. Only the engine makes replies. */
function pageOf(size: number, after: number) {
  const entries = Array.from({ length: size }, (_, index) => ({
    id: after + index + 1,
    name: `Pet ${after + index}`,
    categoryId: index,
    status: "sold" as const,
  }));
  const plain: Partial<Reply<"listPets">> = {
    status: 200,
    body: Buffer.from(JSON.stringify(entries)).toString(),
    headers: { Link: `<after ${after}>` },
  };
  return {
    answer: plain as Reply<"listPets">,
    covers: { after, end: after + size + 1, status: "sold" as const },
  };
}

/** The best of many rounds: others use this machine too. */
function nanoseconds(work: (count: number) => unknown): number {
  const [rounds, times] = [60, 2000];
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.hrtime.bigint();
    for (let count = 0; count < times; count += 1) work(round * times + count);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / times);
  }
  return best;
}

function print(time: number, what: string): void {
  console.log(`${time.toFixed(0).padStart(9)} ns   ${what}`);
}
