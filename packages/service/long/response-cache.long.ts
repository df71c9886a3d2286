import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { usedMemory } from "../bench/used-memory.ts";
import { createResponseCache, defaultMaxCacheBytes, petRow } from "../src/response-cache/response-cache.ts";
import { createVersions } from "../src/response-cache/versions.ts";
import { createMemoryStores } from "../src/stores/memory-stores.ts";
import { createDelayedStores } from "../src/testing/delayed-stores.ts";
import { describeResponseCache } from "../src/testing/index.ts";

const close = () => {};
const runs = 20_000;

describeResponseCache("memory stores", ({ versions }) => ({ stores: createMemoryStores(versions), close }), runs);
describeResponseCache(
  "delayed stores",
  ({ versions, delays }) => ({ stores: createDelayedStores(versions, delays), close }),
  runs,
);

it.each([1, 20, 100])("responses of %i entries each take no more memory than the maximum", async (size) => {
  const before = usedMemory();
  const cached = createResponseCache({ versions: createVersions() });
  const give = cached("getPet", ({ path }) => replyOf(size, Number(path.petId)), petRow);
  // A request that repeats evicts others.
  for (let petId = 0; petId < 50_000; petId += 1) {
    await give({ path: { petId } });
    await give({ path: { petId } });
  }
  const taken = usedMemory() - before;
  console.log(`responses of ${size}: ${(taken / 2 ** 20).toFixed(1)} MiB`);
  expect(taken).toBeLessThan(defaultMaxCacheBytes);
  // They are still held.
  expect(taken).toBeGreaterThan(defaultMaxCacheBytes / 4);
  expect(await give({ path: { petId: 49_999 } })).toHaveProperty("status", 200);
});

/** Only the engine makes replies. */
function replyOf(size: number, after: number): Reply<"getPet"> {
  const entries = Array.from({ length: size }, (_, index) => ({
    id: after + index + 1,
    name: `Pet ${after + index}`,
    categoryId: index,
  }));
  const plain: Partial<Reply<"getPet">> = {
    status: 200,
    // A text of its own, as JSON of a page is.
    body: Buffer.from(JSON.stringify(entries)).toString(),
    headers: { Link: `<after ${after}>` },
  };
  return plain as Reply<"getPet">;
}
