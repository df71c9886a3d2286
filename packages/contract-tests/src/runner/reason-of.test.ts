import assert, { AssertionError } from "node:assert/strict";
import { expect, it } from "vitest";
import { reasonOf } from "./create-runner.ts";

function failing(assertion: () => void): string {
  try {
    assertion();
  } catch (error) {
    if (error instanceof AssertionError) return reasonOf(error);
  }
  throw new Error("It did not fail.");
}

it.each([
  [() => assert.deepEqual({ limit: 60, remaining: 59 }, { limit: 300, remaining: 59 }), "limit: got 60, expected 300"],
  [() => assert.deepEqual([{ id: 1 }, { id: 2 }], [{ id: 1 }]), '1: got {"id":2}, expected nothing'],
  [() => assert.deepEqual({ a: [1, { b: "x" }] }, { a: [1, { b: "y" }] }), 'a.1.b: got "x", expected "y"'],
  [() => assert.equal(9007199254740993n, 9007199254740992n), "got 9007199254740993, expected 9007199254740992"],
  [() => assert.equal(undefined, "a\nb"), 'got nothing, expected "a\\nb"'],
  [() => assert.deepEqual([], {}), "got [], expected {}"],
  [
    () =>
      assert.deepEqual(
        Array.from({ length: 9 }, () => 1),
        Array.from({ length: 9 }, () => 2),
      ),
    `${[0, 1, 2, 3, 4].map((index) => `${index}: got 1, expected 2`).join("; ")}; and 4 more`,
  ],
  [() => assert.equal(1, 2, "One must be two."), "One must be two.\n\n1 !== 2\n"],
  [() => assert.notEqual("tag", "tag"), 'got "tag", expected another one'],
])("values that differ are told by what differs", (assertion, reason) => {
  expect(failing(assertion)).toBe(reason);
});
