import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { document } from "../test/mock-target.ts";
import { send } from "../test/send.ts";
import { loadContract } from "./contract.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

// Headers that belong to HTTP or to CORS, not to a response of the contract.
const ofHttp = /^(access-control-.*|connection|content-length|content-type|date|keep-alive|transfer-encoding|vary)$/;

const contract = await loadContract(document);
const cases = contract.routes.flatMap(({ path, operations }) =>
  [...operations.values()].flatMap(({ id, method, responses }) =>
    [...responses.values()].flatMap(({ status, headers, examples }) =>
      [...examples].map(([example, body]) => ({
        id,
        method,
        path: path.replace(/\{.*?\}/g, "1"),
        status,
        headers,
        example,
        body,
      })),
    ),
  ),
);

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ document, host: "127.0.0.1", port: 0 });
}, 60_000);
afterAll(() => mock.close());

describe.each(cases)("$id $status $example", ({ method, path, status, headers, example, body }) => {
  it("is the response to its Prefer, with the documented headers and no others", async () => {
    const response = await send(mock.url, { method, path, headers: { Prefer: `code=${status}, example=${example}` } });
    expect(response.status).toBe(status);
    expect(response.json).toEqual(body);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    const seen = Object.entries(response.headers).filter(([name]) => !ofHttp.test(name));
    const documented = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(documented));
  });
});

it("covers every operation and every status of the contract", () => {
  const ids = contract.routes.flatMap(({ operations }) => [...operations.values()].map(({ id }) => id));
  expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(ids));
  expect(new Set(cases.map(({ status }) => status)).size).toBeGreaterThan(8);
});
