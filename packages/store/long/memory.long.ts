import { expect, it } from "vitest";
import { createMemoryPetStore } from "../src/store.ts";

const keyCount = 100_000;

it("expired idempotency records use no memory", () => {
  const { writes } = createMemoryPetStore();
  const initialBytes = heapUsed();
  for (let now = 0; now < 20 * keyCount; now += 1)
    writes.createOrder(
      { petId: 1, createdAt: now },
      { scope: `scope ${now}`, fingerprint: "body", now, expiresAt: now + 1000 },
    );
  expect(heapUsed() - initialBytes).toBeLessThan(5_000_000);
  expect(writes.createOrder({ petId: 1, createdAt: 0 })).toHaveProperty("outcome");
});

function heapUsed(): number {
  if (!globalThis.gc) throw new Error("cannot measure memory without garbage collection: run node with --expose-gc");
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
