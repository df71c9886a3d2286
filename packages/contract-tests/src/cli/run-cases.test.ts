import assert from "node:assert/strict";
import { expect, it } from "vitest";
import type { ContractCase } from "../cases/contract-case.ts";
import { createAnswer } from "../http/http-client.ts";
import type { Target } from "../target.ts";
import { NotYet } from "../target.ts";
import { type CaseResult, runCases } from "./run-cases.ts";

it("what cannot begin yet lets others pass, and is asked again when nothing else is left", async () => {
  const { run, waits } = createTestRun();
  const order: string[] = [];
  const results = await run([
    caseOf("first", (now) => {
      if (now < 50_000) throw new NotYet("a key", 50_000);
      order.push("first");
    }),
    caseOf("second", () => void order.push("second")),
  ]);
  expect(order).toEqual(["second", "first"]);
  expect(waits).toEqual([[50_000, "1 case left that must begin with one, about 1 min more"]]);
  expect(results.map(({ contractCase, seconds }) => [contractCase.id, seconds])).toEqual([
    ["first", 0],
    ["second", 0],
  ]);
});

it("says how many minutes the keys of a kind make of the cases that need one", async () => {
  const { run, waits } = createTestRun();
  const waiting = Array.from({ length: 5 }, (_, index) =>
    caseOf(`${index}`, (now) => {
      if (now < 60_000) throw new NotYet("a key", 60_000 + index, 2);
    }),
  );
  await run(waiting);
  expect(waits).toEqual([[60_000, "5 cases left that must begin with one, about 3 min more"]]);
});

it("what a case waited for the next minute is none of its seconds", async () => {
  const { run, pacer } = createTestRun();
  const [result] = await run([caseOf("patient", () => pacer.waitUntil(60_000, "3 requests are left"))]);
  expect(result?.seconds).toBe(0);
});

it("what uses up the minute of its address comes last", async () => {
  const { run } = createTestRun();
  const order: string[] = [];
  const note = (id: string) => caseOf(id, () => void order.push(id));
  const results = await run([{ ...note("greedy"), needs: ["emptied-address"] }, note("modest")]);
  expect(order).toEqual(["modest", "greedy"]);
  expect(results.map(({ contractCase }) => contractCase.id)).toEqual(["greedy", "modest"]);
});

it("a service that stops answering is not asked for ever", async () => {
  const { run } = createTestRun();
  const gone = Array.from({ length: 8 }, (_, index) =>
    caseOf(`${index}`, () => {
      throw new Error("no answer, connect ECONNREFUSED.");
    }),
  );
  const failing = caseOf("wrong", () => expectNothing());
  const results = await run([...gone.slice(0, 4), failing, ...gone]);
  expect(results.filter(({ outcome }) => outcome === "failed")).toHaveLength(4 + 1 + 5);
  expect(results.at(-1)).toMatchObject({ outcome: "not tried", reason: "a service that still answers" });
});

it("an interruption ends the case under way, and nothing else is tried", async () => {
  const controller = new AbortController();
  const { run } = createTestRun(controller.signal);
  const begun: string[] = [];
  const results = await run([
    caseOf("over", () => {}),
    caseOf("under way", async () => {
      controller.abort();
      await new Promise(() => {});
    }),
    caseOf("never begun", () => void begun.push("never begun")),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["passed", "not tried", "not tried"]);
  expect(begun).toEqual([]);
  expect(results[1]?.reason).toBe("the judge to go on: it was interrupted");
});

function createTestRun(signal?: AbortSignal) {
  const clock = { now: 0, waited: 0 };
  const waits: [number, string][] = [];
  const pacer = {
    waited: () => clock.waited,
    async waitUntil(until: number, reason: string) {
      waits.push([until, reason]);
      clock.waited += until - clock.now;
      clock.now = until;
    },
  };
  const target: Target = {
    name: "none",
    start: async () => ({
      baseUrl: "http://127.0.0.1:1/v1",
      createKey: async () => ({ id: "id", key: "key" }),
      revokeKey: async () => {},
      clock: { now: () => clock.now, advance: () => {} },
      stop: async () => {},
    }),
  };
  const time = { now: () => clock.now, wait: async () => {} };
  const run = (cases: readonly ContractCase[]): Promise<CaseResult[]> =>
    runCases(target, cases, () => {}, { time, pacer, ...(signal && { signal }) });
  return { run, waits, pacer };
}

function expectNothing(): void {
  assert(false, "Expected nothing.");
}

function caseOf(id: string, does: (now: number) => void | Promise<void>): ContractCase {
  return {
    id,
    fact: "something is so",
    operation: "listPets",
    status: 200,
    async run({ service }) {
      await does(service.clock.now());
      return createAnswer(200, [], new Uint8Array());
    },
  };
}
