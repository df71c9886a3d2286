import { expect, it } from "vitest";
import { createIdempotencyClaimReader } from "./idempotency-claim.ts";

const clock = { now: () => 0 } as never;
const readClaim = createIdempotencyClaimReader({ clock, hash: String, keptSeconds: 1 });
const request = {
  header: { "Idempotency-Key": "a" },
  context: { lineageId: "1" },
  operation: { id: "importPapers" },
};

it("rejects a body of items, because it cannot compare them", () => {
  async function* items() {
    yield 1;
  }
  expect(() => readClaim({ ...request, body: items() })).toThrow("importPapers reads items, which cannot be compared.");
  expect(readClaim({ ...request, header: {}, body: items() })).toBeUndefined();
  expect(readClaim({ ...request, body: { id: 1 } })).toMatchObject({ expiresAt: 1000 });
});
