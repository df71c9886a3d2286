import { idempotency } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createAnswer } from "../http/answer.ts";
import { createCoverage } from "./create-coverage.ts";

const kept = idempotency.keptSeconds * 1000;
const until = `createPet bounds: an answer is kept until its ${idempotency.keptSeconds} s are over`;
const noLonger = `createPet bounds: an answer is kept no longer than ${idempotency.keptSeconds} s`;

it("an answer that is given again in the last second, and anew after it, shows how long it is kept", () => {
  expect(seenIn([kept - 1, true])).toEqual([until]);
  expect(seenIn([kept, false])).toEqual([noLonger]);
});

it.each<[at: number, isReplayed: boolean, key?: string]>([
  [kept - 1001, true],
  [kept, true],
  [kept - 1, false],
  [kept + 1, false],
  [kept, false, "another"],
])("an answer after %i ms, given again: %s, shows nothing of it", (...again) => {
  expect(seenIn(again)).toEqual([]);
});

function seenIn([at, isReplayed, key = "once"]: [at: number, isReplayed: boolean, key?: string]): string[] {
  const coverage = createCoverage("server");
  const post = (sent: string, headers: string[], time: number) =>
    coverage.add(
      "a/case",
      { method: "POST", target: "/v1/pets", headers: [["Idempotency-Key", sent]], body: "{}" },
      createAnswer(201, headers, Buffer.from('{"id":1,"name":"Rex","categoryId":7}')),
      time,
    );
  post("once", [], 0);
  post(key, isReplayed ? ["Idempotency-Replayed", "true"] : [], at);
  return Object.keys(coverage.record.seen).filter((cell) => [until, noLonger].includes(cell));
}
