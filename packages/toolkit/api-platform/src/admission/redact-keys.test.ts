import fc from "fast-check";
import { expect, it } from "vitest";
import { createApiKey } from "../keys/api-key.ts";
import { libraryPlatform } from "../testing/library-app.ts";

const { redactKeys } = libraryPlatform;
const key = createApiKey("lib_live_");
const secret = key.slice("lib_live_".length);

it.each<[title: string, text: string, redacted: string]>([
  ["redacts a key in a path", `There is no resource at /v1/${key}.`, "There is no resource at /v1/lib_live_…."],
  ["redacts each of several keys", `${key} ${key}`, "lib_live_… lib_live_…"],
  ["redacts a truncated key", `"${key.slice(0, 20)}…"`, '"lib_live_……"'],
  ["redacts a percent-encoded key", `/v1/${key.replaceAll("_", "%5F")}`, "/v1/lib_live_…"],
  ["redacts a key whose first letter is percent-encoded", `/v1/%6C${key.slice(1)}`, "/v1/lib_live_…"],
  ["redacts a key that is percent-encoded twice", `/v1/%256Cib%255Flive_${secret}`, "/v1/lib_live_…"],
  ["redacts a key with a letter of 20 layers", `/v1/%${"25".repeat(19)}6Cib_live_${secret}`, "/v1/lib_live_…"],
  ["redacts a key after an undecodable letter", `/v1/%C1%ACib_live_${secret}`, "/v1/%C1%ACib_live_…"],
  ["redacts a key with a null character", `/v1/lib_live_%00${secret}`, "/v1/lib_live_…\0…"],
  ["redacts a key with a space", `"lib_live_ ${secret}"`, '"lib_live_… …"'],
  ["redacts a secret within letters", `/v1/lib_live_.abc${secret}def`, "/v1/lib_live_….…"],
  ...['limit must be an integer from 1 to 100, got "abc".', "/v1/books%20lib", "lib_it_is", "100 %"].map(
    (text): [string, string, string] => ["does not change other text", text, text],
  ),
])("%s: %s", (_, text, redacted) => {
  expect(redactKeys(text)).toBe(redacted);
});

const encode = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
const layers = fc.array(fc.infiniteStream(fc.boolean()), { maxLength: 5 });
const encodeSome = (text: string, all: Iterator<boolean>[]) =>
  all.reduce(
    (encoded, isEncoded) =>
      encoded.replaceAll(/./gsu, (character) => (isEncoded.next().value ? encode(character) : character)),
    text,
  );
const base62 = fc.stringMatching(/^[0-9A-Za-z]{32}$/);
const around = fc.string({ unit: fc.constantFrom(...'%25a0_ .\0é"/') });

it("redacts each secret, with any letters encoded in any number of layers, in any text", () => {
  const property = fc.property(
    ...([base62, fc.constantFrom("lib_live_", "lib_test_"), around, around, around, layers, layers] as const),
    (secretText, prefix, before, between, after, prefixLayers, secretLayers) => {
      const fullKey = createApiKey(prefix as "lib_live_", secretText);
      const [start, end] = [fullKey.slice(0, 9), fullKey.slice(9)];
      const text = before + encodeSome(start, prefixLayers) + between + encodeSome(end, secretLayers) + after;
      const printed = redactKeys(text);
      let [decoded, previous] = [printed, ""];
      while (decoded !== previous) {
        previous = decoded;
        decoded = decoded.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
      }
      expect(printed + decoded).not.toContain(end);
    },
  );
  fc.assert(property, { numRuns: 2000 });
});

it("redacts a long text in linear time", () => {
  // In quadratic time, this would take minutes.
  const longText = `%25 ${"a".repeat(2_000_000)} % ${"%41".repeat(100_000)}`;
  expect(redactKeys(longText)).toBe(longText);
  const nested = "%25".repeat(100_000) + "25".repeat(100_000);
  expect(redactKeys(nested)).toBe(nested);
});
