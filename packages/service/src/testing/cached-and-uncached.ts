import { contract } from "@animal-store/contract";
import { crc32 } from "../keys/api-key.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { createMemoryKeyStore } from "../keys/memory-key-store.ts";
import type { NewPet } from "../pets/pet-store.ts";
import type { ResponseCacheOptions } from "../response-cache/response-cache.ts";
import type { Versions } from "../response-cache/versions.ts";
import type { Stores } from "../stores/stores.ts";
import { createTestApp } from "./test-app.ts";
import { createTestClock } from "./test-clock.ts";

/** A GET or a HEAD, with or without the tag of the response before. */
export interface Question {
  readonly path: string;
  readonly method: "GET" | "HEAD";
  readonly isConditional: boolean;
}
export type Write = { readonly pet: NewPet } | { readonly order: number };

/** The part of a response that depends on what is stored. */
interface Shown {
  readonly status: number;
  readonly body: string;
  readonly etag: string | null;
  readonly link: string | null;
}

/** Two apps on the same stores, one with a response cache and one without. */
export async function createCachedAndUncached(stores: Stores, versions: Versions, maxCacheBytes: number) {
  const cached = await createClient(stores, { versions, maxCacheBytes });
  const uncached = await createClient(stores, {});
  const tags = new Map<string, string>();

  return {
    /** Asks both the same. */
    async ask({ path, method, isConditional }: Question): Promise<{ cached: Shown; uncached: Shown }> {
      const tag = tags.get(path);
      const headers = isConditional && tag !== undefined ? { "If-None-Match": tag } : {};
      const shown = {
        cached: await cached(path, { method, headers }),
        uncached: await uncached(path, { method, headers }),
      };
      if (shown.cached.etag !== null) tags.set(path, shown.cached.etag);
      return shown;
    },
    warm: ({ path, method }: Question) => cached(path, { method, headers: {} }),
    write(write: Write): Promise<Shown> {
      const { createPet, createOrder } = contract.operations;
      const [operation, body] = "pet" in write ? [createPet, write.pet] : [createOrder, { petId: write.order }];
      const headers = { "Content-Type": "application/json" };
      return cached(operation.path, { method: operation.method, headers, body: JSON.stringify(body) });
    },
  };
}

async function createClient(stores: Stores, cache: ResponseCacheOptions) {
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: createMemoryKeyStore(), clock });
  const { key } = await keyRing.issue({ plan: "business", perMinute: 1_000_000, perDay: 1_000_000 });
  const { app } = createTestApp({ stores, keyRing, clock, hash: (data) => crc32(String(data)).toString(36), ...cache });
  return async (path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Shown> => {
    const headers = { ...init.headers, Authorization: `Bearer ${key}` };
    const response = await app.request(contract.basePath + path, { ...init, headers });
    const { headers: given, status } = response;
    return { status, body: await response.text(), etag: given.get("etag"), link: given.get("link") };
  };
}
