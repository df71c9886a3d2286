import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createApiDocument } from "../../src/document.ts";
import { readPlatformDocument } from "../../src/platform/platform-document.ts";
import { createKeyRedactor, readKeys } from "../../src/platform/remote/keys-file.ts";

const platform = readPlatformDocument(
  createApiDocument({
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0" },
    paths: {},
    "x-scopes": { read: "", write: "" },
    "x-rate-limit-plans": {
      free: { perMinute: 60, perDay: 1000 },
      pro: { perMinute: 300, perDay: 10_000 },
      business: { perMinute: null, perDay: null },
    },
  }),
);
const now = Date.UTC(2026, 0, 15);
const business = { key: "as_live_bbbbbbbb", plan: "business" };

function readKeysText(text: string): ReturnType<typeof readKeys> {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "keys.json");
  writeFileSync(path, text);
  try {
    return readKeys(path, platform, now);
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(path, "keys.json"), { cause: error });
  }
}

it("reads the plan, limits, state and scopes of each key in a list, also after a byte order mark", () => {
  const keys = [
    business,
    { key: "as_live_ffffffff", plan: "free", limits: { perMinute: 1 } },
    { key: "as_live_eeeeeeee", plan: "pro", state: "expired" },
    { key: "as_live_rrrrrrrr", plan: "business", scopes: ["read"] },
  ];
  expect(readKeysText(`\ufeff${JSON.stringify(keys)}`)).toMatchObject([
    { plan: "business", hasOwnLimits: false, state: "active", scopes: ["read", "write"], name: "key 1 (business)" },
    { plan: "free", hasOwnLimits: true, limits: { perMinute: 1, perDay: 1000 }, state: "active" },
    { plan: "pro", hasOwnLimits: false, state: "expired", name: "key 3 (expired)" },
    { scopes: ["read"] },
  ]);
});

it("requires a key with all scopes", () => {
  expect(() => readKeysText(JSON.stringify([{ ...business, scopes: ["write"] }]))).toThrow("all scopes");
});

it.each([[[]], [["red"]], ["read"]])("rejects the scopes %j", (scopes) => {
  expect(() => readKeysText(JSON.stringify([{ ...business, scopes }]))).toThrow("/0/scopes");
});

it("reads the output of the keys command, one key per line", () => {
  const printedKey = {
    id: "key_1",
    ...business,
    name: null,
    limits: { perMinute: 300, perDay: 10_000 },
    createdAt: "2026-01-14T00:00:00.000Z",
    expiresAt: null,
  };
  const expiredKey = { ...printedKey, key: "as_live_oooooooo", expiresAt: "2026-01-14T01:00:00.000Z" };
  expect(readKeysText(`${JSON.stringify(printedKey)}\n${JSON.stringify(expiredKey)}\n`)).toMatchObject([
    { hasOwnLimits: false, state: "active" },
    { state: "expired" },
  ]);
});

const unusable = "keys.json cannot be used. --help describes the keys file.\n";

it.each([
  ["", "keys.json must be a JSON list of keys, or one JSON key per line."],
  ["keys", "keys.json must be a JSON list of keys, or one JSON key per line."],
  ["[7]", `${unusable}  /0 must be object`],
  [
    JSON.stringify([business, { plan: "gold", key: "a b", limits: { perMinute: 0 }, limit: 1 }]),
    [
      `${unusable}  /1 must NOT have additional properties (limit)`,
      '  /1/key must match pattern "^[\\x21-\\x7e]+$"',
      "  /1/plan must be equal to one of the allowed values: free, pro, business",
      "  /1/limits/perMinute must be >= 1",
    ].join("\n"),
  ],
  ...["1234567", "as_live_1234567", "as_live_"].map((key) => [
    JSON.stringify([business, { ...business, key }]),
    "keys.json: key 2 (business) needs at least 8 characters after its prefix, so that reports can redact its parts.",
  ]),
  [JSON.stringify([business, business]), "keys.json must not repeat a key."],
  [
    JSON.stringify([{ ...business, limits: { perDay: 1 } }]),
    "keys.json needs an active key with all scopes and the limits of its plan, because most requests are sent with it.",
  ],
])("rejects %s", (text = "", message) => {
  expect(() => readKeysText(text)).toThrow(new Error(message));
});

it("reports a missing file", () => {
  expect(() => readKeys("nowhere.json", platform, now)).toThrow("nowhere.json cannot be read: ENOENT");
});

const secret = "HVfMs2FYN9YaoanLNOlleEi8jRW3yVdb39dgh2";
const redact = createKeyRedactor([
  { key: `as_live_${secret}`, name: "key 1 (free)" },
  { key: 'a"key/of others', name: "key 2 (pro)" },
  { key: "as_live_of_live_others", name: "key 3 (pro)" },
]);

it.each([
  ["a key", `got as_live_${secret}.`, "got as_live_[key 1 (free)]."],
  ["a key under another prefix", `as_test_${secret}`, "as_test_[key 1 (free)]"],
  ["an encoded prefix", `as%5Flive%5F${secret}`, "as%5Flive%5F[key 1 (free)]"],
  ["a key twice", `${secret}, ${secret}`, "[key 1 (free)], [key 1 (free)]"],
  ["the beginning of a key", `as_live_${secret.slice(0, 12)}…`, "as_live_[key 1 (free)]…"],
  ["the end of a key", secret.slice(-8), "[key 1 (free)]"],
  ["a key with another last character", `${secret.slice(0, -1)}x`, "[key 1 (free)]x"],
  ["a percent-encoded key", encodeURIComponent('a"key/of others'), "[key 2 (pro)]"],
  ["a key in JSON", JSON.stringify('a"key/of others'), '"[key 2 (pro)]"'],
  ["a key that contains _live_", "of_live_others", "[key 3 (pro)]"],
])("redacts %s in a text", (_, text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

it("redacts a key of 2,000 characters", () => {
  const token = Array.from({ length: 200 }, (_, index) => `part-${index}.`).join("");
  const redactToken = createKeyRedactor([{ key: token, name: "key 1 (pro)" }]);
  expect(redactToken(`got ${token}, ${token.slice(100, 900)}`)).toBe("got [key 1 (pro)], [key 1 (pro)]");
});

it("leaves text without a key unchanged", () => {
  const text = "Expected 200, got 401: as_live_… is not a key 🚀";
  expect(redact(text)).toBe(text);
});
