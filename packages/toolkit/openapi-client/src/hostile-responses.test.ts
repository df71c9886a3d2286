import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import { expect, it } from "vitest";
import { atBranch, type Library, listen, serve } from "../test/serve.ts";
import { NoResponseError } from "./api-error.ts";
import { ApiError, createApiClient, orThrow, parseProblem } from "./index.ts";

const noText = '{"toString":null}';
const bodies = [
  ...["", "null", "true", "5", "1e400", '"abc"', "<p>", "[]", "[null,1,true,9007199254740993]", noText],
  ...['"m"', noText].flatMap((text) =>
    ["200", '"x"', "[]"].map((status) => `{"code":"c","type":${text},"message":${text},"status":${status},"id":true}`),
  ),
  ...[`"detail":${noText}`, `"title":${noText},"id":1.5`, `"__proto__":5,"id":${noText}`].map((text) => `{${text}}`),
  `${'{"a":'.repeat(20_000)}{"id":9007199254740993}${"}".repeat(20_000)}`,
];
const headerSets = [{}, { "Retry-After": "9".repeat(400) }, { Link: "<http://[>; rel=next", "Retry-After": "-1" }];
/** Each member of an object, at any depth, can be an int64. */
const int64 = { data: { id: 1, "*": -1 } };
const hostileCalls = {
  ...calls,
  "GET /books": { ...calls["GET /books"], int64 },
  "GET /books/newest": { ...calls["GET /books/newest"], int64, formats: { events: { data: "json" } } },
} as const;

it.each([
  { policy: "bigint", parseError: undefined },
  { policy: "string", parseError: parseProblem },
])("each response gives a result or a documented error with its status (int64: $policy)", async (options) => {
  let next = { status: 200, headers: {}, body: "" };
  const baseUrl = await listen((_, response) => void response.writeHead(next.status, next.headers).end(next.body));
  const types = ["application/json", "application/problem+json", "text/html"];
  const failures: string[] = [];
  for (const status of [200, 400, 429, 500])
    for (const type of types)
      for (const [index, body] of bodies.entries()) {
        next = { status, headers: { "Content-Type": type, ...headerSets[index % headerSets.length] }, body };
        const common = { baseUrl, apiKey: false, maxRetries: 0, maxWaitMs: 0, parseError: options.parseError } as const;
        const client = createApiClient<Library, "string">(hostileCalls, {
          ...common,
          int64: options.policy as "string",
        });
        for (const call of [
          async () => orThrow(await client.newestBook()),
          () => Array.fromAsync(client.listBooks.all({}, atBranch)),
        ]) {
          const problem = await call().then(
            () => "",
            (error: unknown) => describeProblem(error, status),
          );
          if (problem) failures.push(`${status} ${type} ${body.slice(0, 60)}: ${problem}`);
        }
      }
  expect(failures).toEqual([]);
});

/** Returns why an error is not one that the client documents for this status. */
function describeProblem(error: unknown, status: number): string {
  if (!(error instanceof ApiError)) return String(error);
  const { retryAfterSeconds = 0 } = error;
  if (error.status !== status || error.error.status !== status) return `status ${error.error.status}`;
  return Number.isFinite(retryAfterSeconds) ? "" : `retryAfterSeconds ${retryAfterSeconds}`;
}

it("a body that never ends is a TimeoutError, except that of events and streams", async () => {
  const origin = await listen((request, response) => {
    response
      .writeHead(200, { "Content-Type": decodeURIComponent(request.url?.split("/")[1] ?? "") })
      .write("data: 1\n\n");
  });
  const eventTypes = ["text/event-stream", "Text/Event-Stream;charset=utf-8"];
  const results = ["application/json", "text/event-stream-x", "text/event-stream+json", ...eventTypes].flatMap((type) =>
    (["json", "text", "arrayBuffer", "stream", undefined] as const).flatMap((parseAs) =>
      (["/books/newest", "/opening-hours"] as const).map(async (path) => {
        const baseUrl = `${origin}/${encodeURIComponent(type)}`;
        const isEvents = path === "/books/newest" && eventTypes.includes(type) && [undefined, "json"].includes(parseAs);
        const expected = isEvents || parseAs === "stream" ? 200 : "TimeoutError";
        const { raw } = createApiClient<Library>(hostileCalls, {
          baseUrl,
          apiKey: false,
          ...(expected !== 200 && { timeoutMs: 100 }),
        });
        const result = await raw.GET(path, { ...(parseAs && { parseAs }) }).catch((error: unknown) => error);
        const actual = result instanceof NoResponseError ? result.name : (result as Response).status;
        return actual === expected ? "" : `${type} ${parseAs} ${path}: ${actual}`;
      }),
    ),
  );
  expect((await Promise.all(results)).filter(Boolean)).toEqual([]);
});

it.each([
  ["bigint", 7n],
  ["string", "7"],
] as const)("the int64 policy %s converts only integers", async (policy, seven) => {
  const values = [true, null, "x", 1.5, {}];
  const { baseUrl } = await serve(() => ({ body: JSON.stringify([7, ...values].map((shelf) => ({ shelf }))) }));
  const client = createApiClient<Library, "string">(calls, { baseUrl, apiKey: "a", int64: policy as "string" });
  const books = await Array.fromAsync(client.listBooks.all({}, atBranch));
  expect(books.map(({ shelf }) => shelf)).toEqual([seven, ...values]);
});
