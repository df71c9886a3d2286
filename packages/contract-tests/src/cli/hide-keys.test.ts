import { expect, it } from "vitest";
import { createKeyHider } from "./hide-keys.ts";

const secret = "HVfMs2FYN9YaoanLNOlleEi8jRW3yVdb39dgh2";
const hide = createKeyHider([
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
])("%s does not stay in a text", (_, text, hidden) => {
  expect(hide(text)).toBe(hidden);
});

it("everything else stays as it is", () => {
  const text = "Expected 200, got 401: as_live_… is no key 🚀";
  expect(hide(text)).toBe(text);
});
