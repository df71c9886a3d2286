import { contract } from "@animal-store/contract";
import { createApp } from "../create-app.ts";
import { crc32 } from "../keys/crc32.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { createMemoryKeyStore } from "../keys/memory-key-store.ts";
import { createAddressLimiter } from "../limits/address-limiter.ts";
import { createMemoryLimiter } from "../limits/memory-limiter.ts";
import type { Stores } from "../stores/stores.ts";
import type { Question, Write } from "./kept-schedules.ts";
import { createTestClock } from "./test-clock.ts";

/** What an answer says of what is stored. */
interface Said {
  readonly status: number;
  readonly body: string;
  readonly etag: string | null;
  readonly link: string | null;
}

/** Two apps on the same stores: one keeps answers, the other knows of no changes and reads each time. */
export async function createTwins(stores: Stores, keptBytes: number) {
  const { changes: _, ...pets } = stores.pets;
  const { changes: __, ...orders } = stores.orders;
  const kept = await createTwin(stores, keptBytes);
  const read = await createTwin({ ...stores, pets, orders }, keptBytes);
  const tags = new Map<string, string>();

  return {
    /** The same question to both. */
    async ask({ path, method, isConditional }: Question): Promise<{ kept: Said; read: Said }> {
      const tag = tags.get(path);
      const headers = isConditional && tag !== undefined ? { "If-None-Match": tag } : {};
      const said = { kept: await kept(path, { method, headers }), read: await read(path, { method, headers }) };
      if (said.kept.etag !== null) tags.set(path, said.kept.etag);
      return said;
    },
    warm: ({ path, method }: Question) => kept(path, { method, headers: {} }),
    write(write: Write): Promise<Said> {
      const { createPet, createOrder } = contract.operations;
      const [operation, body] = "pet" in write ? [createPet, write.pet] : [createOrder, { petId: write.order }];
      const headers = { "Content-Type": "application/json" };
      return kept(operation.path, { method: operation.method, headers, body: JSON.stringify(body) });
    },
  };
}

async function createTwin(stores: Stores, keptBytes: number) {
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: createMemoryKeyStore(), clock });
  const { key } = await keyRing.issue({ plan: "business", perMinute: 1_000_000, perDay: 1_000_000 });
  const app = createApp({
    stores,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter: createAddressLimiter(1),
    clock,
    log: { warn: () => {}, error: () => {} },
    hash: (data) => crc32(String(data)).toString(36),
    origins: [],
    clientAddress: () => "192.0.2.1",
    keptBytes,
  });
  return async (path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Said> => {
    const headers = { ...init.headers, Authorization: `Bearer ${key}` };
    const answer = await app.request(contract.basePath + path, { ...init, headers });
    const { headers: given, status } = answer;
    return { status, body: await answer.text(), etag: given.get("etag"), link: given.get("link") };
  };
}
