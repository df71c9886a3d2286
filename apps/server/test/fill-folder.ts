import { hash } from "node:crypto";
import { createTestClock, type TestClock } from "@animal-store/api-platform/testing";
import { stringifyJson } from "@animal-store/exact-json";
import type { Clock } from "@animal-store/process";
import { createKeyRing, type NewPet, type PetStore } from "@animal-store/store";
import { createTestApp } from "@animal-store/store/testing";
import { openTestStore } from "./open-test-stores.ts";

export interface FilledFolder {
  readonly clock: TestClock;
  /** An active key, a rotated key, its successor and a revoked key. */
  readonly keys: readonly string[];
  readonly idempotentRequests: readonly TestRequest[];
}

const maxInt64 = 2n ** 63n - 1n;
// Separators, escapes, control characters, ends of Unicode planes, combining marks, bidirectional text.
const names = [
  ...["Rex", " ", "\\", "\\N", "\\.", "\\t", "a\tb", "a\nb\r\nc\rd", "\u0001\u001f\u007f", "\b\f\v", "'; --", '"'],
  ...["\ud7ff\ue000\uffff", "\u{10000}\u{10ffff}", "e\u0301", "\u00e9", "\u202eabc", "\u2028", "\ufeff"],
  "🐕".repeat(255),
];
const categories = [maxInt64, -maxInt64 - 1n, 9_007_199_254_740_993n, -1, 0];
const statuses = ["available", "pending", "sold", undefined] as const;

/** Fills a store with edge cases of pets, orders and idempotency records, and with keys in every state. */
export async function fillFolder(folder: string): Promise<FilledFolder> {
  const clock = createTestClock();
  const { store, close } = openTestStore(folder);
  const keyRing = createKeyRing({ store: store.keys, clock });
  const active = await keyRing.issue({ plan: "business", name: "a\tb \\ 🐕", perMinute: 1e6, perDay: 1e6 });
  const rotated = await keyRing.issue({ plan: "free", perMinute: 7, perDay: 9 });
  const successor = await keyRing.rotate(rotated.record.id, { overlap: 0 });
  if (!successor) throw new Error("failed to rotate an active key");
  const revoked = await keyRing.issue({ plan: "pro" });
  await keyRing.revoke(revoked.record.id);
  await store.keys.saveLastUsed([{ id: active.record.id, at: clock.now() }]);

  const pets: NewPet[] = names.flatMap((name, index) => {
    const status = statuses[index % statuses.length];
    return categories.map((categoryId) => ({ name, categoryId, ...(status && { status }) }));
  });
  await Promise.all(pets.map((pet) => store.writes.createPet(pet)));
  const { key } = active;
  const requests: TestRequest[] = [
    ...names.slice(0, 12).map((name) => ({ path: "/v1/pets", body: { name, categoryId: maxInt64 } })),
    // An available pet, the same pet after its order, a sold pet, an unknown pet.
    ...[1, 1, 11, 1_000_000].map((petId) => ({ path: "/v1/store/orders", body: { petId } })),
  ].map((request, index) => ({ ...request, method: "POST", key, idempotencyKey: `request-${index}` }));
  const send = createSender(store, clock);
  for (const request of requests) await send(request);
  await close();
  return {
    clock,
    keys: [active, rotated, successor, revoked].map((issued) => issued.key),
    idempotentRequests: requests,
  };
}

export interface TestRequest {
  readonly method?: "POST";
  readonly path: string;
  readonly key: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

export function createSender(store: PetStore, clock: Clock) {
  const { app } = createTestApp({ store, clock, hash: (data) => hash("sha256", data, "base64url") });
  return async ({ method, path, key, body, idempotencyKey }: TestRequest) => {
    const response = await app.request(path, {
      ...(method && { method }),
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body && { "Content-Type": "application/json" }),
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      ...(body && { body: stringifyJson(body) }),
    });
    const bodyText = Buffer.from(await response.arrayBuffer()).toString("latin1");
    const headers = ["etag", "link", "idempotency-replayed"].map((name) => response.headers.get(name));
    return { status: response.status, bodyText, headers };
  };
}
