import { expect, it } from "vitest";
import { crc32, createApiKey, createKeyFormat, hashApiKey, randomBase62 } from "./api-key.ts";

const { prefixes, isApiKey } = createKeyFormat("lib");

it("matches the test vectors of CRC-32 and SHA-256", async () => {
  expect(crc32("123456789")).toBe(0xcbf43926);
  expect(await hashApiKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it.each(Object.values(prefixes))(
  "creates keys of %s and 38 characters, with a checksum that detects each wrong character",
  (prefix) => {
    const key = createApiKey(prefix);
    expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
    expect(isApiKey(key)).toBe(true);
    for (let index = prefix.length; index < key.length; index += 1) {
      const wrongCharacter = key[index] === "a" ? "b" : "a";
      expect(isApiKey(key.slice(0, index) + wrongCharacter + key.slice(index + 1))).toBe(false);
    }
  },
);

it.each(["", "lib_live_", "lib_prod_0123", "lib_live_ü".padEnd(47, "0")])("rejects the key %j", (text) => {
  expect(isApiKey(text)).toBe(false);
});

it.each(["", "a".repeat(31), "a".repeat(33), `${"a".repeat(31)}-`])("rejects the secret %j", (secret) => {
  expect(() => createApiKey("lib_test_", secret)).toThrow(RangeError);
});

it.each(["", "a_b", "a.b", "ü"])("rejects the key prefix %j", (prefix) => {
  expect(() => createKeyFormat(prefix)).toThrow(`keyPrefix must be letters and digits, got "${prefix}"`);
});

it("generates each base62 character with about the same frequency", () => {
  const counts = new Map<string, number>();
  for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  expect(Math.min(...counts.values())).toBeGreaterThan(800);
  expect(Math.max(...counts.values())).toBeLessThan(1200);
});
