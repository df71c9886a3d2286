import { createSession } from "@animal-store/conformance/internal";
import type { Scenario, Target } from "@animal-store/conformance/platform";
import { expect, it, onTestFinished } from "vitest";
import { expectError, expectSuccess } from "./cases/outcomes.ts";
import { listExamples } from "./contract-document.ts";
import { createStoreScenarios } from "./platform.ts";
import { suiteOptions } from "./rules.ts";
import { serve } from "./test/set-up.ts";

const listCase: Scenario = {
  id: "pets/list",
  title: "lists pets",
  ...expectSuccess("listPets"),
  run: ({ call }) => call("listPets"),
};

it("reports nothing for a response that matches the contract and the case", async () => {
  expect(await run([listCase])).toMatchObject({ messages: [] });
});

it.each([
  [{ "X-Powered-By": "stub" }, 'header x-powered-by: is not documented, got "stub"'],
  [{ "Content-Type": "application/json" }, "header Content-Type: must be application/json; charset=utf-8"],
  [{ Link: '</v1/pets?cursor=a>; rel="prev"' }, 'header Link: must be a relative reference with rel="next"'],
  [{ Link: '<https://store.example/pets>; rel="next"' }, "header Link: must be a relative reference"],
])("reports the headers %j", async (headers, message) => {
  const { messages } = await run([listCase], headers);
  expect(messages).toEqual([expect.stringContaining(message)]);
});

it("reports a valid response that the case does not expect", async () => {
  const { messages } = await run([{ ...listCase, ...expectError("listPets", "invalid_cursor") }]);
  expect(messages).toEqual([expect.stringContaining("Expected 400 invalid_cursor, got 200")]);
});

it("reports a service that replaced its own invalid response", async () => {
  const message = "listPets responded with 200, which breaks the contract: …";
  const body = JSON.stringify({ code: "internal_error", message, status: 500 });
  const failingCase: Scenario = {
    ...listCase,
    ...expectError("listPets", "internal_error"),
    condition: "store-fails",
  };
  const { messages } = await run([failingCase], {}, { title: "listPets 500 internal_error", body });
  expect(messages).toEqual([expect.stringContaining("the service reported an invalid response")]);
});

it("shares a service between cases, except cases that need a separate service or another condition", async () => {
  const { starts } = await run([listCase, listCase, { ...listCase, isolation: "empty" }]);
  expect(starts).toEqual(["normal", "normal"]);
  expect((await run([listCase, { ...listCase, condition: "short-timeouts" }])).starts).toEqual([
    "normal",
    "short-timeouts",
  ]);
});

it("starts each case with a new key at the start of a minute", async () => {
  const starts: [string, number][] = [];
  const recordStart: Scenario = {
    ...listCase,
    run({ call, key, service }) {
      starts.push([key, service.clock.now()]);
      return call("listPets");
    },
  };
  await run([recordStart, recordStart]);
  expect(starts).toEqual([
    ["key1", 60_000],
    ["key2", 120_000],
  ]);
});

/** Runs cases on a service that sends an example of the contract. */
async function run(
  cases: readonly Scenario[],
  extraHeaders: Record<string, string> = {},
  stub: { readonly title: string; readonly body?: string } = { title: "listPets 200 page" },
) {
  const example = listExamples().find(({ title }) => title === stub.title)?.response;
  const headers = { ...Object.fromEntries(example?.headers ?? []), ...extraHeaders };
  if (extraHeaders["Content-Type"]) delete headers["content-type"];
  const starts: string[] = [];
  const target: Target = {
    name: "stub",
    async start(condition) {
      starts.push(condition);
      const origin = await serve((_, response) =>
        response.writeHead(example?.status ?? 0, headers).end(stub.body ?? example?.bodyText),
      );
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
  const { toCase, stop } = createStoreScenarios(target);
  onTestFinished(stop);
  const session = createSession({ ...suiteOptions, baseUrl: "http://127.0.0.1/v1", seed: 1 });
  const messages: string[] = [];
  for (const scenario of cases.map(toCase))
    messages.push(...(await session.run(scenario)).findings.map(({ message }) => message));
  return { messages, starts };
}
