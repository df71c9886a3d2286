// What checking a limit costs, in time per request and in memory per key:
//   node --expose-gc packages/service/bench/limit-check.ts
import process from "node:process";
import { contract } from "@animal-store/contract";
import { createAddressLimiter } from "../src/limits/address-limiter.ts";
import { rateLimitHeaders } from "../src/limits/limit-responses.ts";
import { createMemoryLimiter } from "../src/limits/memory-limiter.ts";
import { usedMemory } from "./used-memory.ts";

const many = 100_000;
const plan = contract.plans.business;
const generous = { perMinute: 1_000_000_000, perDay: 1_000_000_000 };
const now = Date.UTC(2026, 0, 15, 12);

const ids = Array.from({ length: many }, (_, index) => `key_${String(index).padStart(16, "0")}`);
const before = usedMemory();
const limiter = createMemoryLimiter();
for (const id of ids) limiter.take(id, plan, now);
await limiter.saveChanges(() => {});
console.log(`${((usedMemory() - before) / 1e6).toFixed(1).padStart(9)} MB  counters of ${many} keys`);

time("one key, passing", () => limiter.take(ids[0] as string, generous, now));
time("100,000 keys at random, passing", (random) => limiter.take(ids[random % many] as string, generous, now));
time("one key over its limit, banned after the tenth", () =>
  limiter.take(ids[1] as string, { perMinute: 1, perDay: 1 }, now),
);
time("one key, with the five headers", () => {
  const { allowances } = limiter.take(ids[0] as string, generous, now);
  rateLimitHeaders(allowances, now);
});
const addresses = createAddressLimiter(60);
time("one address without a key", () => addresses.take("192.0.2.1", now));
time("any address without a key", (random) => addresses.take(`10.${random & 255}.${(random >> 8) & 255}.7`, now));

function time(what: string, check: (random: number) => unknown): void {
  const checks = 1_000_000;
  for (let count = 0; count < checks / 10; count += 1) check(count);
  const start = process.hrtime.bigint();
  for (let count = 0; count < checks; count += 1) check((count * 2_654_435_761) % 4_294_967_296);
  const nanoseconds = Number(process.hrtime.bigint() - start);
  console.log(`${(nanoseconds / checks / 1000).toFixed(3).padStart(9)} µs  ${what}`);
}
