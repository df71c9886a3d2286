import { expect, it } from "vitest";
import { createApiKey } from "../keys/api-key.ts";
import { libraryPlatform } from "../testing/library-app.ts";

const { redactKeys } = libraryPlatform;
const key = createApiKey("lib_live_");

it.each<[title: string, text: string, redacted: string]>([
  ["redacts a key in a path", `There is no resource at /v1/${key}.`, "There is no resource at /v1/lib_live_…."],
  ["redacts each of several keys", `${key} ${key}`, "lib_live_… lib_live_…"],
  ["redacts a truncated key", `"${key.slice(0, 20)}…"`, '"lib_live_……"'],
  ["redacts a percent-encoded key", `/v1/${key.replaceAll("_", "%5F")}`, "/v1/lib_live_…"],
  ["redacts a key whose first letter is percent-encoded", `/v1/%6C${key.slice(1)}`, "/v1/lib_live_…"],
  [
    "redacts a key that is percent-encoded twice",
    `/v1/%256Cib%255Flive_${key.slice("lib_live_".length)}`,
    "/v1/lib_live_…",
  ],
  ...['limit must be an integer from 1 to 100, got "abc".', "/v1/books%20lib", "lib_it_is", "100 %"].map(
    (text): [string, string, string] => ["does not change other text", text, text],
  ),
])("%s: %s", (_, text, redacted) => {
  expect(redactKeys(text)).toBe(redacted);
});

it("redacts a long text in linear time", () => {
  // In quadratic time, this would take minutes.
  const longText = `%25 ${"a".repeat(2_000_000)} % ${"%41".repeat(100_000)}`;
  expect(redactKeys(longText)).toBe(longText);
});
