import { expect, it } from "vitest";
import { StoreUnavailableError } from "../stores/stores.ts";
import { createTestClock } from "../testing/test-app.ts";
import { createStoreErrorMapper } from "./store-error.ts";

function open() {
  const clock = createTestClock();
  const lines: object[] = [];
  const push = (fields: object, message: string) => void lines.push({ ...fields, message });
  return { clock, lines, toErrorReply: createStoreErrorMapper({ clock, log: { warn: push, error: push } }) };
}

const unavailable = new StoreUnavailableError("unavailable");

it("logs an unavailable store once a second, with the number of suppressed log entries", () => {
  const { clock, lines, toErrorReply } = open();
  for (const id of ["a", "b", "c"])
    expect(toErrorReply(unavailable, id)).toMatchObject({ code: "service_unavailable" });
  clock.advance(1000);
  toErrorReply(unavailable, "d");
  const line = { message: "store unavailable, rejecting requests", err: unavailable };
  expect(lines).toEqual([
    { ...line, requestId: "a" },
    { ...line, requestId: "d", suppressed: 2, untold: 2 },
  ]);
});

it("logs an unavailable store after the clock is set back", () => {
  const { clock, lines, toErrorReply } = open();
  toErrorReply(unavailable, "a");
  clock.advance(-3_600_000);
  toErrorReply(unavailable, "b");
  expect(lines).toHaveLength(2);
});

it("logs each unexpected failure", () => {
  const { lines, toErrorReply } = open();
  for (const id of ["a", "b"])
    expect(toErrorReply(new Error("unexpected"), id)).toMatchObject({ code: "internal_error" });
  expect(lines).toHaveLength(2);
});
