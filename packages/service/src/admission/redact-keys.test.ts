import { expect, it } from "vitest";
import { createApiKey } from "../keys/api-key.ts";
import { redactKeys } from "./redact-keys.ts";

const key = createApiKey("as_live_");

it.each<[what: string, text: string, hidden: string]>([
  ["hides a key in a path", `There is no resource at /v1/${key}.`, "There is no resource at /v1/as_live_…."],
  ["hides a key twice", `${key} ${key}`, "as_live_… as_live_…"],
  ["hides a key cut short", `"${key.slice(0, 20)}…"`, '"as_live_……"'],
  ["hides a key percent-encoded", `/v1/${key.replaceAll("_", "%5F")}`, "/v1/as_live_…"],
  ["hides a key percent-encoded in its first letter", `/v1/%61${key.slice(1)}`, "/v1/as_live_…"],
  ["hides a key percent-encoded twice", `/v1/%2561s%255Flive_${key.slice("as_live_".length)}`, "/v1/as_live_…"],
  ...['limit must be an integer from 1 to 100, got "abc".', "/v1/pets%20as", "as_it_is", "100 %"].map(
    (text): [string, string, string] => ["keeps other text", text, text],
  ),
])("%s: %s", (_, text, hidden) => {
  expect(redactKeys(text)).toBe(hidden);
});

it("reads a long text once", () => {
  // Quadratic in its length, this would take minutes.
  const long = `%25 ${"a".repeat(2_000_000)} % ${"%41".repeat(100_000)}`;
  expect(redactKeys(long)).toBe(long);
});
