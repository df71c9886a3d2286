// What a key ring remembers of very many keys, in memory and in time per request:
//   node --expose-gc packages/service/bench/keys-memory.ts
import process from "node:process";
import { createKeyRing } from "../src/keys/key-ring.ts";
import { createMemoryKeyStore } from "../src/keys/memory-key-store.ts";
import { likeDatabase } from "./like-database.ts";
import { usedMemory } from "./used-memory.ts";

const many = 100_000;
const headerLength = "Bearer ".length + 46;
// Another number each time, as of a clock that goes, within one second.
const start = Date.UTC(2026, 0, 15);
let ticks = 0;
const clock = { now: () => start + (ticks++ % 1000) };
const store = createMemoryKeyStore();

const empty = usedMemory();
const headers = await issueKeys(2 * many);
const issued = usedMemory();
print(`a memory store of ${2 * many} keys, and their headers`, issued - empty);

const keyRing = createKeyRing({ store: likeDatabase(store), clock });
await authenticateAll(0, many);
print(`a key ring that knows ${many} keys, every use unwritten`, usedMemory() - issued);
await keyRing.saveUses();
print("the same, every use written", usedMemory() - issued);

time("one remembered key again and again", () => 0);
time("remembered keys at random", () => Math.floor(Math.random() * many));
await keyRing.saveUses();

await authenticateAll(many, 2 * many);
await keyRing.saveUses();
print("after as many other keys, which took the places of the first ones", usedMemory() - issued);

/** Texts that nothing else holds, as a parser of HTTP makes them. */
function header(index: number): string {
  return headers.toString("latin1", index * headerLength, (index + 1) * headerLength);
}

async function issueKeys(count: number): Promise<Buffer> {
  const issuing = createKeyRing({ store, clock });
  const written = Buffer.alloc(count * headerLength);
  for (let index = 0; index < count; index += 1) {
    const { key } = await issuing.issue({ plan: "pro" });
    written.write(`Bearer ${key}`, index * headerLength, "latin1");
  }
  return written;
}

async function authenticateAll(from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    const found = await keyRing.authenticate(header(index));
    if ("code" in found) throw new Error(found.message);
  }
}

function time(what: string, choose: () => number): void {
  const requests = 500_000;
  // The headers are made in pieces, outside what is measured.
  let nanoseconds = 0;
  for (let round = 0; round < 10; round += 1) {
    const chosen = Array.from({ length: requests / 10 }, () => header(choose()));
    const begin = process.hrtime.bigint();
    for (const authorization of chosen) {
      if (keyRing.authenticate(authorization) instanceof Promise) throw new Error("a remembered key was looked up");
    }
    nanoseconds += Number(process.hrtime.bigint() - begin);
  }
  console.log(`${(nanoseconds / requests / 1000).toFixed(3).padStart(9)} µs  ${what}`);
}

function print(what: string, bytes: number): void {
  console.log(`${(bytes / 1e6).toFixed(1).padStart(9)} MB  ${what}`);
}
