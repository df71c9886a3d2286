import assert from "node:assert/strict";
import { expect, it, onTestFinished } from "vitest";
import { createApiDocument } from "../../src/document.ts";
import { readPlatformDocument } from "../../src/platform/platform-document.ts";
import { createScenarios, type RemoteService, type Scenario, type Target } from "../../src/platform/scenario.ts";
import { runCases } from "../run-cases.ts";
import { serve } from "../serve.ts";

const document = createApiDocument({
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  security: [{ key: [] }],
  "x-error-codes": { invalid_request: { status: 400 } },
  paths: {
    "/books": {
      get: {
        operationId: "listBooks",
        responses: { 200: { description: "The books.", headers: { "X-Request-Id": {} } } },
      },
    },
  },
  components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
});
const platform = readPlatformDocument(document);
const listBooks: Scenario = {
  id: "books/list",
  title: "lists books",
  operation: "listBooks",
  status: 200,
  run: ({ call }) => call("listBooks"),
};

it("reports nothing for a response that the scenario expects", async () => {
  expect(await run([listBooks])).toMatchObject({ messages: [] });
});

it("reports a response that the scenario does not expect", async () => {
  const { messages } = await run([{ ...listBooks, status: 400, code: "invalid_request" }]);
  expect(messages).toEqual([expect.stringContaining("Expected 400 invalid_request, got 200")]);
});

it("reports a response with another request id", async () => {
  const { messages } = await run([listBooks], { headers: { "X-Request-Id": "another" } });
  expect(messages).toEqual([expect.stringContaining("X-Request-Id must be that of the request")]);
});

it("shares a service between scenarios, except those that need a separate service or another condition", async () => {
  const { starts } = await run([listBooks, listBooks, { ...listBooks, isolation: "empty" }]);
  expect(starts).toEqual(["normal", "normal"]);
  const other = await run([listBooks, { ...listBooks, condition: "short-timeouts" }]);
  expect(other.starts).toEqual(["normal", "short-timeouts"]);
});

it("starts each scenario with a new key at the start of a minute", async () => {
  const starts: [string, number][] = [];
  const recordStart: Scenario = {
    ...listBooks,
    run({ call, key, service }) {
      starts.push([key, service.clock.now()]);
      return call("listBooks");
    },
  };
  await run([recordStart, recordStart]);
  expect(starts).toEqual([
    ["key1", 60_000],
    ["key2", 120_000],
  ]);
});

it.each([
  [true, 2, []],
  [false, 1, ["count 1"]],
])("repeats a failed scenario of a running service if a window ended (%j)", async (crossedWindows, runs, messages) => {
  let count = 0;
  const failsOnce: Scenario = {
    ...listBooks,
    run({ call }) {
      count += 1;
      assert(count > 1, `count ${count}`);
      return call("listBooks");
    },
  };
  const remote: RemoteService = {
    beginCase: async () => "key",
    crossedWindows: () => crossedWindows,
    unusableKey: () => "key",
  };
  expect((await run([failsOnce], { remote })).messages).toEqual(messages);
  expect(count).toBe(runs);
});

interface Stub {
  readonly headers?: Record<string, string>;
  readonly remote?: RemoteService;
}

/** Runs scenarios on a service that responds to each request with 200. */
async function run(scenarios: readonly Scenario[], { headers, remote }: Stub = {}) {
  const starts: string[] = [];
  const target: Target = {
    name: "stub",
    async start(condition) {
      starts.push(condition);
      const origin = await serve((request, response) => {
        const requestId = String(request.headers["x-request-id"]);
        response.writeHead(200, { "X-Request-Id": requestId, ...headers }).end();
      });
      let now = 7;
      const keys: string[] = [];
      return {
        baseUrl: origin,
        createKey: async () => ({ id: "id", key: `key${keys.push("key")}` }),
        revokeKey: async () => {},
        clock: {
          now: () => now,
          advance(milliseconds) {
            now += milliseconds;
          },
        },
        stop: async () => {},
        ...(remote && { remote }),
      };
    },
  };
  const { toCase, stop } = createScenarios(platform, target);
  onTestFinished(stop);
  const results = await runCases({ document, baseUrl: "http://127.0.0.1", seed: 1 }, scenarios.map(toCase));
  return { messages: results.flatMap(({ findings }) => findings.map(({ message }) => message)), starts };
}
