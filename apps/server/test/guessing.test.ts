import { Agent, request } from "node:http";
import { contract } from "@animal-store/contract";
import { createKeyRing, createMemoryStores, keyPrefixes } from "@animal-store/service";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sqliteTarget } from "./sqlite-target.ts";

const guesses = 10_000;
let service: Awaited<ReturnType<typeof sqliteTarget.start>>;
beforeEach(async () => {
  service = await sqliteTarget.start("normal");
});
afterEach(() => service.stop());

it("ten thousand wrong keys from one address in a minute get few answers of 401, and touch no valid key", async () => {
  const { key } = await service.createKey({ plan: "free" });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const ask = (token: string) =>
    new Promise<{ status: number; remaining: number }>((resolve, reject) => {
      const options = { agent, headers: { Authorization: `Bearer ${token}` } };
      request(`${service.baseUrl}/pets`, options, (response) => {
        const remaining = Number(response.headers["x-ratelimit-remaining"]);
        response.resume().once("end", () => resolve({ status: response.statusCode ?? 0, remaining }));
      })
        .once("error", reject)
        .end();
    });
  // No form of a key, a wrong checksum, and the keys of another store, which only a look-up tells from its own.
  const another = createKeyRing({ store: createMemoryStores().keys, clock: service.clock });
  const wrongKey = async (index: number) => {
    if (index % 3 === 0) return String(index);
    if (index % 3 === 1) return `${keyPrefixes.live}${String(index).padStart(38, "0")}`;
    return (await another.issue({ plan: "free" })).key;
  };

  const counts = new Map<number, number>();
  const guess = async (index: number) => {
    const { status } = await ask(await wrongKey(index));
    counts.set(status, (counts.get(status) ?? 0) + 1);
  };
  const guesser = async (from: number) => {
    for (let index = from; index < guesses; index += 20) await guess(index);
  };
  await Promise.all(Array.from({ length: 20 }, (_, from) => guesser(from)));

  const { perMinute } = contract.plans.free;
  expect(Object.fromEntries(counts)).toEqual({ 401: perMinute, 429: guesses - perMinute });
  for (let left = perMinute - 1; left >= 0; left -= 1) expect(await ask(key)).toEqual({ status: 200, remaining: left });
  expect((await ask(key)).status).toBe(429);
  agent.destroy();
});
