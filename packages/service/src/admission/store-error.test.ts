import { expect, it } from "vitest";
import { StoreUnavailableError } from "../stores/stores.ts";
import { createTestClock } from "../testing/test-app.ts";
import { createStoreErrorMapper } from "./store-error.ts";

function open() {
  const clock = createTestClock();
  const lines: object[] = [];
  const note = (fields: object, message: string) => void lines.push({ ...fields, message });
  return { clock, lines, refuse: createStoreErrorMapper({ clock, log: { warn: note, error: note } }) };
}

const away = new StoreUnavailableError("away");

it("a store that is away is told once a second, with how many requests were refused untold", () => {
  const { clock, lines, refuse } = open();
  for (const id of ["a", "b", "c"]) expect(refuse(away, id)).toMatchObject({ code: "service_unavailable" });
  clock.advance(1000);
  refuse(away, "d");
  const line = { message: "the store cannot answer", err: away };
  expect(lines).toEqual([
    { ...line, requestId: "a" },
    { ...line, requestId: "d", nonPublishing: 2 },
  ]);
});

it("a clock that is set back keeps nothing from being told", () => {
  const { clock, lines, refuse } = open();
  refuse(away, "a");
  clock.advance(-3_600_000);
  refuse(away, "b");
  expect(lines).toHaveLength(2);
});

it("each failure that nobody expected is told", () => {
  const { lines, refuse } = open();
  for (const id of ["a", "b"]) expect(refuse(new Error("ours"), id)).toMatchObject({ code: "internal_error" });
  expect(lines).toHaveLength(2);
});
