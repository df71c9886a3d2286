import { describe, expect, it } from "vitest";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createTestClock } from "../testing/test-clock.ts";
import { createApiKey } from "./api-key.ts";
import { createKeyRing } from "./key-ring.ts";

function setUp() {
  const { keys } = createMemoryStores();
  const clock = createTestClock();
  let lookUps = 0;
  const store = {
    ...keys,
    findByHash: (hash: string) => {
      lookUps += 1;
      return keys.findByHash(hash);
    },
  };
  return {
    keyRing: createKeyRing({ store, clock }),
    elsewhere: createKeyRing({ store: keys, clock }),
    clock,
    lookUps: () => lookUps,
  };
}

describe("a key ring", () => {
  it.each(["Bearer", "bearer", "BEARER"])("takes the scheme %s", async (scheme) => {
    const { keyRing } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    expect(await keyRing.authenticate(`${scheme} ${key}`)).toMatchObject({
      record: { id: record.id },
      limits: { perMinute: 60, perDay: 1000 },
    });
  });

  it.each([null, "", "Bearer", "Bearer ", "Basic YTpi", "Token abc"])("finds no key in %j", async (authorization) => {
    expect(await setUp().keyRing.authenticate(authorization)).toMatchObject({ code: "missing_api_key" });
  });

  it("refuses a key with a wrong checksum without a look-up", async () => {
    const { keyRing, lookUps } = setUp();
    expect(await keyRing.authenticate("Bearer as_live_00000000000000000000000000000000000000")).toMatchObject({
      code: "invalid_api_key",
    });
    expect(lookUps()).toBe(0);
  });

  it("refuses a well-formed key that was never issued", async () => {
    const { keyRing, lookUps } = setUp();
    expect(await keyRing.authenticate(`Bearer ${createApiKey("as_live_")}`)).toMatchObject({ code: "invalid_api_key" });
    expect(lookUps()).toBe(1);
  });

  it("keeps no key, only its hash", async () => {
    const { keyRing } = setUp();
    const { key } = await keyRing.issue({ plan: "free" });
    expect(JSON.stringify(await keyRing.list())).not.toContain(key.slice(8));
  });

  it("remembers a key for a moment, and answers then without a promise", async () => {
    const { keyRing, lookUps } = setUp();
    const { key } = await keyRing.issue({ plan: "free" });
    await keyRing.authenticate(`Bearer ${key}`);
    expect(keyRing.authenticate(`Bearer ${key}`)).not.toBeInstanceOf(Promise);
    expect(lookUps()).toBe(1);
  });

  it("remembers a key once, however its header is spelled", async () => {
    const { keyRing, lookUps } = setUp();
    const { key } = await keyRing.issue({ plan: "free" });
    for (const spelled of ["Bearer ", "bearer ", "Bearer   "]) await keyRing.authenticate(spelled + key);
    expect(lookUps()).toBe(1);
  });

  it("ends a key at its expiry, remembered or not", async () => {
    const { keyRing, clock } = setUp();
    const { key } = await keyRing.issue({ plan: "free", expiresAt: clock.now() + 1000 });
    expect(await keyRing.authenticate(`Bearer ${key}`)).toHaveProperty("record");
    clock.advance(999);
    expect(await keyRing.authenticate(`Bearer ${key}`)).toHaveProperty("record");
    clock.advance(1);
    expect(await keyRing.authenticate(`Bearer ${key}`)).toMatchObject({ code: "expired_api_key" });
  });

  it("revokes at once here, and within five seconds elsewhere", async () => {
    const { keyRing, elsewhere, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    await keyRing.authenticate(`Bearer ${key}`);
    await elsewhere.authenticate(`Bearer ${key}`);
    expect(await keyRing.revoke(record.id)).toBe(true);
    expect(await keyRing.authenticate(`Bearer ${key}`)).toMatchObject({ code: "revoked_api_key" });
    clock.advance(5000);
    expect(await elsewhere.authenticate(`Bearer ${key}`)).toMatchObject({ code: "revoked_api_key" });
  });

  it("does not remember a key that is revoked during its look-up", async () => {
    const { keyRing } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    const lookUp = keyRing.authenticate(`Bearer ${key}`);
    await keyRing.revoke(record.id);
    await lookUp;
    expect(await keyRing.authenticate(`Bearer ${key}`)).toMatchObject({ code: "revoked_api_key" });
  });
});
