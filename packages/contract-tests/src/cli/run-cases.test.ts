import assert from "node:assert/strict";
import { expect, it } from "vitest";
import type { ContractCase } from "../cases/contract-case.ts";
import { createHttpResponse } from "../http/http-client.ts";
import type { Target } from "../target.ts";
import { runCases } from "./run-cases.ts";

it("stops sending requests to a service that stopped responding", async () => {
  const run = createTestRun();
  const gone = Array.from({ length: 8 }, (_, index) =>
    caseOf(`${index}`, () => {
      throw new Error("no response, connect ECONNREFUSED.");
    }),
  );
  const failing = caseOf("wrong", () => assert.fail("Expected nothing."));
  const results = await run([...gone.slice(0, 4), failing, ...gone]);
  expect(results.filter(({ outcome }) => outcome === "failed")).toHaveLength(4 + 1 + 5);
  expect(results.at(-1)).toMatchObject({ outcome: "not tried", reason: "a service that still responds" });
});

it("an interruption ends the case in flight and runs no other case", async () => {
  const controller = new AbortController();
  const run = createTestRun(controller.signal);
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
  expect(results[1]?.reason).toBe("an uninterrupted run");
});

function createTestRun(signal?: AbortSignal) {
  const pacer = { waited: () => 0 };
  const target: Target = {
    name: "none",
    start: async () => ({
      baseUrl: "http://127.0.0.1:1/v1",
      createKey: async () => ({ id: "id", key: "key" }),
      revokeKey: async () => {},
      clock: { now: () => 0, advance: () => {} },
      stop: async () => {},
    }),
  };
  const time = { now: () => 0, wait: async () => {} };
  return (cases: readonly ContractCase[]) =>
    runCases(target, cases, () => {}, { time, pacer, ...(signal && { signal }) });
}

function caseOf(id: string, does: () => void | Promise<void>): ContractCase {
  return {
    id,
    fact: "something is so",
    operation: "listPets",
    status: 200,
    async run() {
      await does();
      return createHttpResponse(200, [], new Uint8Array());
    },
  };
}
