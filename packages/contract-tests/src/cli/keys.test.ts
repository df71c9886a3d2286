import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../test/set-up.ts";
import { createKeyRedactor, readKeys } from "./keys.ts";

const now = Date.UTC(2026, 0, 15);
const business = { key: "as_live_b", plan: "business" };

function readKeysText(text: string): ReturnType<typeof readKeys> {
  const path = join(createTemporaryFolder(), "keys.json");
  writeFileSync(path, text);
  try {
    return readKeys(path, now);
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(path, "keys.json"), { cause: error });
  }
}

it("reads the plan, limits, state and scopes of each key in a list, also after a byte order mark", () => {
  const keys = [
    business,
    { key: "as_live_f", plan: "free", limits: { perMinute: 1 } },
    { key: "as_live_e", plan: "pro", state: "expired" },
    { key: "as_live_r", plan: "business", scopes: ["read"] },
  ];
  expect(readKeysText(`\ufeff${JSON.stringify(keys)}`)).toMatchObject([
    { plan: "business", customLimits: null, state: "active", scopes: ["read", "write"], name: "key 1 (business)" },
    { plan: "free", customLimits: { perMinute: 1, perDay: contract.plans.free.perDay }, state: "active" },
    { plan: "pro", customLimits: null, state: "expired", name: "key 3 (expired)" },
    { scopes: ["read"] },
  ]);
});

it("requires a key with all scopes", () => {
  expect(() => readKeysText(JSON.stringify([{ ...business, scopes: ["write"] }]))).toThrow("all scopes");
});

it.each([[[]], [["red"]], ["read"]])("rejects the scopes %j", (scopes) => {
  expect(() => readKeysText(JSON.stringify([{ ...business, scopes }]))).toThrow("at [0].scopes");
});

it("reads the output of the keys command, one key per line", () => {
  const { perMinute, perDay } = contract.plans.business;
  const printedKey = {
    id: "key_1",
    ...business,
    name: null,
    limits: { perMinute, perDay },
    createdAt: "2026-01-14T00:00:00.000Z",
    expiresAt: null,
  };
  const expiredKey = { ...printedKey, key: "as_live_o", expiresAt: "2026-01-14T01:00:00.000Z" };
  expect(readKeysText(`${JSON.stringify(printedKey)}\n${JSON.stringify(expiredKey)}\n`)).toMatchObject([
    { customLimits: null, state: "active" },
    { state: "expired" },
  ]);
});

const unusable = "keys.json cannot be used. --help describes the keys file.\n";

it.each([
  ["", "keys.json must be a JSON list of keys, or one JSON key per line."],
  ["keys", "keys.json must be a JSON list of keys, or one JSON key per line."],
  ["[7]", `${unusable}✖ Invalid input: expected object, received number\n  → at [0]`],
  [
    JSON.stringify([business, { plan: "gold", key: "a b", limits: { perMinute: 0 }, limit: 1 }]),
    [
      `${unusable}✖ Unrecognized key: "limit"`,
      "  → at [1]",
      "✖ must contain only visible ASCII characters",
      "  → at [1].key",
      '✖ Invalid option: expected one of "free"|"pro"|"business"|"enterprise"',
      "  → at [1].plan",
      "✖ Too small: expected number to be >=1",
      "  → at [1].limits.perMinute",
    ].join("\n"),
  ],
  [JSON.stringify([business, business]), `${unusable}✖ must not repeat a key`],
  [
    JSON.stringify([{ ...business, plan: "free" }]),
    'keys.json needs at least one active key with "plan": "business", all scopes and no custom limits: every case sends most of its requests with this key.',
  ],
])("rejects %s", (text, message) => {
  expect(() => readKeysText(text)).toThrow(new Error(message));
});

it("reports a missing file", () => {
  expect(() => readKeys("nowhere.json", now)).toThrow("nowhere.json cannot be read: ENOENT");
});

const secret = "HVfMs2FYN9YaoanLNOlleEi8jRW3yVdb39dgh2";
const redact = createKeyRedactor([
  { key: `as_live_${secret}`, name: "key 1 (free)" },
  { key: 'a"key/of others', name: "key 2 (pro)" },
  { key: "short", name: "key 3 (pro)" },
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
  ["a short key", "too short", "too [key 3 (pro)]"],
])("redacts %s in a text", (_, text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

it("leaves text without a key unchanged", () => {
  const text = "Expected 200, got 401: as_live_… is not a key 🚀";
  expect(redact(text)).toBe(text);
});
