import assert, { AssertionError } from "node:assert/strict";
import { expect, it, onTestFinished } from "vitest";
import { type ContractCase, expectError, expectSuccess } from "../cases/contract-case.ts";
import { listExamples } from "../contract-document.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import { createResponseValidator } from "../response-validator.ts";
import type { Target } from "../target.ts";
import { serve } from "../test/set-up.ts";
import { createRunner, toFailureReason } from "./create-runner.ts";

const listCase: ContractCase = {
  id: "pets/list",
  title: "lists pets",
  ...expectSuccess("listPets"),
  run: ({ call }) => call("listPets"),
};

it("records a response that matches the contract and the case", async () => {
  const { runner, coverage } = createTestRunner({});
  await runner.run(listCase);
  expect(coverage.summarize().uncovered).not.toContain("listPets responses: 200");
});

it("fails on a response that breaks the contract, and records nothing", async () => {
  const { runner, coverage } = createTestRunner({ "X-Powered-By": "stub" });
  await expect(runner.run(listCase)).rejects.toThrow("listPets → 200 → header x-powered-by: is not documented");
  expect(coverage.summarize().covered).toBe(0);
});

it("fails on a valid response that the case does not expect", async () => {
  const { runner } = createTestRunner({});
  await expect(runner.run({ ...listCase, ...expectError("listPets", "invalid_cursor") })).rejects.toThrow(
    "Expected 400 invalid_cursor, got 200",
  );
});

it("fails if the service reports that its own response is invalid", async () => {
  const message = "listPets responded with 200, which breaks the contract: …";
  const body = JSON.stringify({ code: "internal_error", message, status: 500 });
  const { runner, coverage } = createTestRunner({}, { title: "listPets 500 internal_error", body });
  await expect(runner.run({ ...listCase, ...expectError("listPets", "internal_error") })).rejects.toThrow(
    "The service reported that its own response breaks the contract",
  );
  expect(coverage.summarize().covered).toBe(0);
});

it("shares a service between cases, except cases that need a separate service or another condition", async () => {
  const { runner, starts } = createTestRunner({});
  await runner.run(listCase);
  await runner.run(listCase);
  expect(starts).toEqual(["normal"]);
  await runner.run({ ...listCase, isolation: "empty" });
  await runner.run({ ...listCase, condition: "store-fails" });
  expect(starts).toEqual(["normal", "normal", "store-fails"]);
});

it("starts each case with a new key at the start of a minute", async () => {
  const { runner } = createTestRunner({});
  const starts: [string, number][] = [];
  const recordStart: ContractCase = {
    ...listCase,
    run({ call, key, service }) {
      starts.push([key, service.clock.now()]);
      return call("listPets");
    },
  };
  await runner.run(recordStart);
  await runner.run(recordStart);
  expect(starts).toEqual([
    ["key1", 60_000],
    ["key2", 120_000],
  ]);
});

it("continues after a violation, and reports the failure of the case first", async () => {
  const { runner, coverage } = createTestRunner({ "X-Powered-By": "stub" });
  const twoRequests: ContractCase = {
    ...listCase,
    async run({ call }) {
      await call("listPets");
      const response = await call("listPets");
      assert.equal(response.headers.get("x-ratelimit-remaining"), "7");
      return response;
    },
  };
  const violation =
    /^The response breaks the contract:\nlistPets → 200 → header x-powered-by: is not documented, got "stub"\nBody: \[/;
  await expect(runner.run(listCase)).rejects.toThrow(violation);
  await expect(runner.run(twoRequests)).rejects.toThrow(
    new RegExp(`^got "\\d+", expected "7"\n${violation.source.slice(1)}`),
  );
  expect(coverage.summarize().covered).toBe(0);
});

interface StubResponse {
  /** Title of the documented example. */
  readonly title: string;
  /** Overrides the body of the example. */
  readonly body?: string;
}

function createTestRunner(extraHeaders: Record<string, string>, stub: StubResponse = { title: "listPets 200 page" }) {
  const example = listExamples().find(({ title }) => title === stub.title)?.response;
  const headers = { ...Object.fromEntries(example?.headers ?? []), ...extraHeaders };
  const body = stub.body ?? example?.bodyText;
  const starts: string[] = [];
  const target: Target = {
    name: "stub",
    async start(condition) {
      starts.push(condition);
      const origin = await serve((_, response) => response.writeHead(example?.status ?? 0, headers).end(body));
      let now = 7;
      const keys: string[] = [];
      return {
        baseUrl: `${origin}/v1`,
        createKey: async () => ({ id: "id", key: `key${keys.push("key")}` }),
        revokeKey: async () => {},
        clock: {
          now: () => now,
          advance(milliseconds) {
            now += milliseconds;
          },
        },
        stop: async () => {},
      };
    },
  };
  const coverage = createCoverage();
  const runner = createRunner({ target, validator: createResponseValidator(), coverage });
  onTestFinished(() => runner.stop());
  return { runner, coverage, starts };
}

function getFailureReason(assertion: () => void): string {
  try {
    assertion();
  } catch (error) {
    if (error instanceof AssertionError) return toFailureReason(error);
  }
  throw new Error("The assertion passed.");
}

it.each([
  [() => assert.deepEqual({ limit: 60, remaining: 59 }, { limit: 300, remaining: 59 }), "limit: got 60, expected 300"],
  [() => assert.deepEqual([{ id: 1 }, { id: 2 }], [{ id: 1 }]), '1: got {"id":2}, expected nothing'],
  [() => assert.deepEqual({ a: [1, { b: "x" }] }, { a: [1, { b: "y" }] }), 'a.1.b: got "x", expected "y"'],
  [() => assert.equal(9007199254740993n, 9007199254740992n), "got 9007199254740993, expected 9007199254740992"],
  [() => assert.equal(undefined, "a\nb"), 'got nothing, expected "a\\nb"'],
  [() => assert.deepEqual([], {}), "got [], expected {}"],
  [() => assert.deepEqual([..."aaaaaaa"], [..."abbbbbb"]), /^1: got "a", expected "b"; .*; 5: .*; and 1 more$/],
  [() => assert.equal(1, 2, "One must be two."), "One must be two.\n\n1 !== 2\n"],
  [() => assert.notEqual("tag", "tag"), 'got "tag", expected another value'],
])("reports where two values differ", (assertion, reason) => {
  if (typeof reason === "string") expect(getFailureReason(assertion)).toBe(reason);
  else expect(getFailureReason(assertion)).toMatch(reason);
});
