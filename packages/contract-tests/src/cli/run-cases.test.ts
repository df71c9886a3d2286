import assert from "node:assert/strict";
import { createHttpResponse } from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import type { ContractCase } from "../cases/contract-case.ts";
import type { Target } from "../target.ts";
import { runCases } from "./run-cases.ts";

it("stops sending requests to a service that stopped responding", async () => {
  const run = createTestRun();
  const unreachableCases = Array.from({ length: 8 }, (_, index) =>
    createCase(`${index}`, () => {
      throw new Error("no response, connect ECONNREFUSED.");
    }),
  );
  const failingCase = createCase("wrong", () => assert.fail("Expected nothing."));
  const results = await run([...unreachableCases.slice(0, 4), failingCase, ...unreachableCases]);
  expect(results.filter(({ outcome }) => outcome === "failed")).toHaveLength(4 + 1 + 5);
  expect(results.at(-1)).toMatchObject({ outcome: "skipped", reason: "a service that still responds" });
});

it("an interruption skips the case in flight and all remaining cases", async () => {
  const controller = new AbortController();
  const run = createTestRun(controller.signal);
  const startedCases: string[] = [];
  const results = await run([
    createCase("finished", () => {}),
    createCase("in flight", async () => {
      controller.abort();
      await new Promise(() => {});
    }),
    createCase("not started", () => void startedCases.push("not started")),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["passed", "skipped", "skipped"]);
  expect(startedCases).toEqual([]);
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

function createCase(id: string, action: () => void | Promise<void>): ContractCase {
  return {
    id,
    title: "returns the pets",
    operation: "listPets",
    status: 200,
    async run() {
      await action();
      return createHttpResponse(200, [], new Uint8Array());
    },
  };
}
