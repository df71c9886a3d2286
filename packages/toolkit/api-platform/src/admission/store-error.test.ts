import { expect, it } from "vitest";
import { createTestClock } from "../testing/test-clock.ts";
import { createStoreErrorMapper, StoreUnavailableError } from "./store-error.ts";

function setUp() {
  const clock = createTestClock();
  const logged: object[] = [];
  const addEntry = (fields: object, message: string) => void logged.push({ ...fields, message });
  return { clock, logged, toErrorReply: createStoreErrorMapper({ clock, log: { warn: addEntry, error: addEntry } }) };
}

const unavailable = new StoreUnavailableError("unavailable");

it("logs an unavailable store once a second, with the number of suppressed log entries", () => {
  const { clock, logged, toErrorReply } = setUp();
  for (const id of ["a", "b", "c"])
    expect(toErrorReply(unavailable, id)).toMatchObject({
      code: "service_unavailable",
      headers: { "Retry-After": 1 },
    });
  clock.advance(1000);
  toErrorReply(unavailable, "d");
  const entry = { message: "store unavailable, rejecting requests", err: unavailable };
  expect(logged).toEqual([
    { ...entry, requestId: "a" },
    { ...entry, requestId: "d", suppressed: 2 },
  ]);
});

it("logs an unavailable store after the clock is set back", () => {
  const { clock, logged, toErrorReply } = setUp();
  toErrorReply(unavailable, "a");
  clock.advance(-3_600_000);
  toErrorReply(unavailable, "b");
  expect(logged).toHaveLength(2);
});

it("logs each unexpected failure", () => {
  const { logged, toErrorReply } = setUp();
  for (const id of ["a", "b"])
    expect(toErrorReply(new Error("unexpected"), id)).toMatchObject({ code: "internal_error" });
  expect(logged).toHaveLength(2);
});

it("recognizes the StoreUnavailableError of another copy of the package", () => {
  const error = new Error("unavailable");
  expect(error).not.toBeInstanceOf(StoreUnavailableError);
  expect(Object.assign(error, { name: "StoreUnavailableError" })).toBeInstanceOf(StoreUnavailableError);
});
