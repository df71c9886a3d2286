import type { DatabaseSync } from "node:sqlite";
import { contract, type Plan } from "@animal-store/contract";
import { createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import fc from "fast-check";
import { createSqliteKeyStore } from "../../src/sqlite/sqlite-key-store.ts";
import { inTransaction } from "../../src/sqlite/statements.ts";
import { createWrites, type Write } from "../../src/sqlite/writer/writes.ts";

const index = fc.nat(5);
const claimKey = fc.option(fc.nat(3), { nil: undefined });
const plan = fc.constantFrom(...(Object.keys(contract.plans) as Plan[]));
const command = fc.oneof(
  fc.record({
    type: fc.constant("addPet"),
    claimKey,
    categoryId: fc.integer(),
    name: fc.constantFrom("Rex", "🐕", "a\tb"),
  }),
  fc.record({ type: fc.constant("placeOrder"), claimKey, petId: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ type: fc.constant("issueKey"), plan, perMinute: fc.option(fc.integer({ min: 1, max: 3 })) }),
  fc.record({ type: fc.constant("rotateKey"), index }),
  fc.record({ type: fc.constant("revokeKey"), index }),
  fc.record({ type: fc.constant("setKey"), index, plan }),
  fc.record({ type: fc.constant("unbanKey"), index }),
  fc.record({ type: fc.constant("useKey"), index, times: fc.nat(20) }),
  // Across minutes, days and the end of idempotency records, also backwards.
  fc.record({ type: fc.constant("moveClock"), by: fc.constantFrom(1, 30_000, 86_400_000, -60_000, -86_400_000) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Generates what clients and operators do to a store. */
export const storeCommands: fc.Arbitrary<readonly Command[]> = fc.array(command, { maxLength: 20 });

/** Does it by the code that the server and the keys command run. */
export async function runCommands(database: DatabaseSync, commands: readonly Command[]): Promise<void> {
  const clock = createTestClock();
  const write = createWrites(database);
  const commit = (each: Write) => inTransaction(database, () => write([each]));
  const keyRing = createKeyRing({ store: createSqliteKeyStore(database), clock });
  const limiter = createMemoryLimiter();
  const keys: { id: string; perMinute: number | null }[] = [];
  const claim = (key: number | undefined) =>
    key === undefined
      ? undefined
      : { scope: `scope ${key}`, fingerprint: "same", now: clock.now(), expiresAt: clock.now() + 86_400_000 };

  for (const each of commands) {
    if (each.type === "addPet")
      commit({
        command: {
          kind: "createPet",
          pet: { name: each.name, categoryId: each.categoryId },
          claim: claim(each.claimKey),
        },
      });
    if (each.type === "placeOrder")
      // Another operation has another scope.
      commit({
        command: {
          kind: "createOrder",
          petId: each.petId,
          createdAt: clock.now(),
          claim: claim(each.claimKey && each.claimKey + 10),
        },
      });
    if (each.type === "issueKey") keys.push((await keyRing.issue(each)).record);
    if (each.type === "moveClock") clock.advance(each.by);
    const key = "index" in each ? keys[each.index] : undefined;
    if (!key) continue;
    if (each.type === "rotateKey") await keyRing.rotate(key.id, { overlap: 1000 });
    if (each.type === "revokeKey") await keyRing.revoke(key.id);
    if (each.type === "setKey") await keyRing.set(key.id, { plan: each.plan });
    if (each.type === "unbanKey") await keyRing.unban(key.id);
    if (each.type === "useKey") {
      const limits = { perMinute: key.perMinute ?? 60, perDay: 10_000 };
      for (let time = 0; time < each.times; time += 1) limiter.take(key.id, limits, clock.now() + time * 100);
      await limiter.saveChanges((usages) => void commit({ task: { usages } }));
      await keyRing.saveUses();
    }
  }
}
