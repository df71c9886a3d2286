import { expect, it } from "vitest";
import { crc32, createApiKey, hashApiKey, isApiKey, randomBase62 } from "./api-key.ts";

it("CRC-32 gives the check value of its definition", () => {
  expect(crc32("123456789")).toBe(0xcbf43926);
});

it("a key is its prefix, 32 random characters and 6 of a checksum", () => {
  expect(createApiKey("as_live_")).toMatch(/^as_live_[0-9A-Za-z]{38}$/);
  expect(createApiKey("as_test_")).toMatch(/^as_test_[0-9A-Za-z]{38}$/);
});

it("a key has a right checksum, and no key one character away from it has", () => {
  const key = createApiKey("as_live_");
  expect(isApiKey(key)).toBe(true);
  for (let index = "as_live_".length; index < key.length; index += 1) {
    const other = key[index] === "a" ? "b" : "a";
    expect(isApiKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
  }
});

it.each(["", "as_live_", "as_prod_0123", "as_live_ü".padEnd(46, "0")])("%j is no key", (text) => {
  expect(isApiKey(text)).toBe(false);
});

it.each(["", "a".repeat(31), "a".repeat(33), `${"a".repeat(31)}-`])("%j is no secret", (secret) => {
  expect(() => createApiKey("as_test_", secret)).toThrow(RangeError);
});

it("random characters use the whole alphabet about equally", () => {
  const counts = new Map<string, number>();
  for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  expect(Math.min(...counts.values())).toBeGreaterThan(800);
  expect(Math.max(...counts.values())).toBeLessThan(1200);
});

it("a key is kept as its SHA-256", async () => {
  expect(await hashApiKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
