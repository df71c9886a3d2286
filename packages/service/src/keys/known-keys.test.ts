import { expect, it } from "vitest";
import { createKnownKeys, type KnownKey } from "./known-keys.ts";

const key = (id: string): KnownKey => ({
  id,
  limits: { perMinute: 1, perDay: 1 },
  scopes: ["read", "write"],
  expiresAt: null,
  revokedAt: null,
  lineageId: id,
  checkedSecond: 0,
  unsavedUse: 0,
});

function rememberAll(capacity: number, ids: readonly string[]) {
  const known = createKnownKeys(capacity);
  for (const id of ids) known.remember(`token of ${id}`, key(id));
  return known;
}

it("holds as many keys as it may, and then drops the one that came first", () => {
  const known = rememberAll(3, ["a", "b", "c"]);
  expect(known.find("token of a")).toEqual(key("a"));
  for (const id of ["d", "e"]) known.remember(`token of ${id}`, key(id));
  expect(["a", "b", "c", "d", "e"].filter((id) => known.find(`token of ${id}`))).toEqual(["c", "d", "e"]);
});

it("drops none for a key that is there already", () => {
  const known = rememberAll(2, ["a", "b"]);
  known.remember("token of b", { ...key("b"), checkedSecond: 5 });
  expect(known.find("token of a")).toEqual(key("a"));
  expect(known.find("token of b")).toEqual({ ...key("b"), checkedSecond: 5 });
});

it("forgets one key, and holds no more than it may when that comes back", () => {
  const known = rememberAll(2, ["a", "b"]);
  known.forget("a");
  expect(known.find("token of a")).toBeUndefined();
  for (const id of ["a", "c"]) known.remember(`token of ${id}`, key(id));
  expect(["a", "b", "c"].filter((id) => known.find(`token of ${id}`))).toEqual(["a", "c"]);
});

it("without room it holds none", () => {
  expect(rememberAll(0, ["a"]).find("token of a")).toBeUndefined();
});
