import { readFile, rm, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { documentPath } from "../test/mock-target.ts";
import { type SentRequest, send } from "../test/send.ts";
import { findExample } from "./create-prism.ts";
import { loadContract } from "./load-contract.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

const { contract, prism, yaml } = await loadContract(documentPath);
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ documentPath, host: "127.0.0.1", port: 0 });
});
afterAll(() => mock.close());

type Headers = Record<string, string>;
const json = { "Content-Type": "application/json; charset=UTF-8" };
const get = (path: string, headers: Headers = {}): SentRequest => ({ method: "GET", path, headers });
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Headers = {}): SentRequest => ({
  method: "POST",
  path,
  headers: { ...json, ...headers },
  body,
});
const sendToMock = (request: SentRequest) => send(mock.url, request);
const pet = '{"name":"Rex","categoryId":7}';

const examples = prism.operations.flatMap(({ iid, method, path, request, responses }) => {
  const target = path.replace(/\{.*?\}/g, "1");
  const content = request?.body && "contents" in request.body ? request.body.contents?.[0] : undefined;
  return responses.flatMap(({ code, contents = [] }) =>
    contents.flatMap(({ examples = [] }) =>
      examples.map((example) => {
        const preferences = `code=${code}, example=${example.key}`;
        const headers = { Prefer: preferences };
        const sent = content ? post(target, JSON.stringify(findExample(content)), headers) : get(target, headers);
        return { id: iid, code, preferences, body: "value" in example && example.value, sent: { ...sent, method } };
      }),
    ),
  );
});

it("the contract has examples of more than eight statuses", () => {
  expect(new Set(examples.map(({ code }) => code)).size).toBeGreaterThan(8);
});

it.each(examples)("$id: Prefer: $preferences returns this example with Preference-Applied", async (each) => {
  const { status, json: body, headers } = await sendToMock(each.sent);
  expect({ code: String(status), body }).toEqual({ code: each.code, body: each.body });
  expect(headers["preference-applied"]).toBe(each.preferences);
});

describe("a valid request", () => {
  it("returns the first example of the success response", async () => {
    const { status, json: body, headers } = await sendToMock(post("/pets", pet));
    expect({ status, body }).toEqual({ status: 201, body: { id: 1, name: "Rex", categoryId: 7, status: "available" } });
    expect(headers).not.toHaveProperty("preference-applied");
  });

  it("returns 304 if the example matches If-None-Match", async () => {
    const { headers } = await sendToMock(get("/pets/1"));
    expect((await sendToMock(get("/pets/1", { "If-None-Match": String(headers.etag) }))).status).toBe(304);
  });

  it.each([
    ["the bearer scheme in lower case", get("/pets", { Authorization: "bearer token" })],
    ["any Accept", get("/pets", { Accept: "@@" })],
    ["an unknown expectation", get("/pets", { Expect: "foo" })],
    ["a GET with a body", { ...get("/pets", json), body: "{}" }],
  ])("can have %s", async (_, request) => {
    expect((await sendToMock(request)).status).toBe(200);
  });

  it("can have a body of the maximum size", async () => {
    expect((await sendToMock(post("/pets", pet.padEnd(contract.limits.bodyBytes)))).status).toBe(201);
  });
});

describe("an int64", () => {
  it.each([
    get("/pets/9223372036854775807"),
    get("/pets/-9223372036854775808"),
    post("/pets", '{"name":"Rex","categoryId":9223372036854775807}'),
    post("/pets", '{"name":"Rex","categoryId":-9223372036854775808}'),
    post("/store/orders", '{"petId":9223372036854775807}'),
  ])("is accepted: $method $path $body", async (request) => {
    expect((await sendToMock(request)).status).toBeLessThan(300);
  });

  it.each([
    [get("/pets/9223372036854775808"), "petId", "9223372036854775808"],
    [get("/pets/-9223372036854775809"), "petId", "-9223372036854775809"],
    [post("/pets", '{"name":"Rex","categoryId":9223372036854775808}'), "/categoryId", "9223372036854775808"],
    [post("/store/orders", '{"petId":-9223372036854775809}'), "/petId", "-9223372036854775809"],
  ])("outside the range is rejected with its digits: %j", async (request, path, digits) => {
    const message = expect.stringContaining(digits);
    expect(await sendToMock(request)).toMatchObject({ status: 400, json: { details: [{ path, message }] } });
  });

  it("of an example is returned with its digits", async () => {
    const source = await readFile(documentPath, "utf8");
    const changedMock = await startChanged(
      source.replace("id: 1, name: Rex, categoryId: 7", `id: 1, name: Rex, categoryId: ${2n ** 63n - 1n}`),
    );
    expect((await send(changedMock.url, get("/pets"))).text).toContain('"categoryId":9223372036854775807,');
  });
});

it("serves an operation that only the document has, without an example", async () => {
  const operation = `
  /toys/{toyId}:
    get:
      operationId: getToy
      parameters: [{ name: toyId, in: path, required: true, schema: { type: integer, format: int64 } }]
      responses: { '200': { description: A toy., content: { application/json: { schema: { type: object, properties: { size: { type: integer, minimum: 3 } } } } } } }
`;
  const source = await readFile(documentPath, "utf8");
  const changedMock = await startChanged(source.replace("\npaths:\n", `\npaths:${operation}`));
  expect(await send(changedMock.url, get("/toys/1"))).toMatchObject({ status: 200, json: { size: 3 } });
  expect((await send(changedMock.url, get("/toys/ball"))).status).toBe(400);
});

it("serves a document of OpenAPI 3.2, and names the operations that Prism does not read", async () => {
  const logError = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => logError.mockRestore());
  const done = "responses: { '200': { description: Done., content: { application/json: {} } } }";
  const operation = `
    query: { operationId: searchPets, parameters: [{ name: limit, in: query, schema: { type: integer } }], ${done} }
    additionalOperations: { COPY: { operationId: copyPets, ${done} } }
`;
  const media = "{ schema: { type: object }, examples: { ball: { dataValue: { size: 9 } } } }";
  const toys = `
  /toys:
    get: { operationId: listToys, responses: { '200': { summary: Toys, content: { application/json: { $ref: '#/components/mediaTypes/Toys' } } } } }
`;
  const source = (await readFile(documentPath, "utf8")).replace("openapi: 3.1.0", "openapi: 3.2.0");
  const changedMock = await startChanged(
    source
      .replace("\n  /pets:\n", `${toys}  /pets:${operation}`)
      .replace("\ncomponents:\n", `\ncomponents:\n  mediaTypes: { Toys: ${media} }\n`),
  );
  expect(await send(changedMock.url, get("/toys"))).toMatchObject({ status: 200, json: { size: 9 } });
  expect((await send(changedMock.url, get("/pets"))).status).toBe(200);
  expect((await send(changedMock.url, { ...get("/pets?limit=a"), method: "QUERY" })).status).toBe(400);
  expect((await send(changedMock.url, { ...get("/pets"), method: "QUERY" })).status).toBe(500);
  expect(inspect(logError.mock.calls)).toContain(
    "searchPets has no mock: Prism does not read the method QUERY. Use the service.",
  );
  const help = await (await fetch(new URL("/", changedMock.url))).text();
  for (const request of ["QUERY /pets", "COPY /pets"])
    expect(help).toContain(`It does not serve ${request}: Prism does not read this method.`);
});

async function startChanged(source: string): Promise<RunningMock> {
  const changedPath = join(tmpdir(), `mock-${crypto.randomUUID()}.yaml`);
  await writeFile(changedPath, source);
  onTestFinished(() => rm(changedPath));
  const changedMock = await startMock({ documentPath: changedPath, host: "127.0.0.1", port: 0 });
  onTestFinished(changedMock.close);
  return changedMock;
}

describe("a violation is named in the details", () => {
  it.each([
    [post("/pets", '{"categoryId":7}'), "/name", "name is required."],
    [post("/pets", '{"name":"","categoryId":7}'), "/name", "name must be a string of 1 to 255 characters"],
    [post("/pets", '{"name":"Rex","categoryId":"7"}'), "/categoryId", 'categoryId must be an int64 integer, got "7".'],
    [post("/pets", '{"name":"Rex","categoryId":1.0}'), "/categoryId", "categoryId must be an int64 integer"],
    [post("/pets", '{"name":"Rex","categoryId":7,"id":1}'), "/id", "the service assigns it"],
    [post("/pets", "null"), "", "must be an object"],
    [get("/pets?limit=abc"), "limit", 'limit must be an integer from 1 to 100, got "abc".'],
    [get("/pets?limit=01"), "limit", "limit must be an integer from 1 to 100"],
    [get("/pets?limit="), "limit", "limit must be an integer from 1 to 100"],
    [get("/pets?status=lost"), "status", "available, pending, sold"],
    [get("/pets?colour=red"), "colour", "colour is not"],
    [get("/pets/rex"), "petId", 'petId must be an int64 integer, got "rex".'],
  ])("%j", async (request, path, rule) => {
    const details = [{ path, message: expect.stringContaining(rule) }];
    const { status, json: body, headers } = await sendToMock(request);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "invalid_request", details } });
    expect(headers).not.toHaveProperty("preference-applied");
  });

  it("also if Prefer names another response", async () => {
    const { status, json: body, headers } = await sendToMock(post("/pets", "{}", { Prefer: "code=409" }));
    expect({ status, body }).toMatchObject({ status: 400, body: { details: [{ path: "/name" }, {}] } });
    expect(headers).not.toHaveProperty("preference-applied");
  });
});

describe("rejects", () => {
  const latin1 = Uint8Array.from(Buffer.from('{"name":"é","categoryId":7}', "latin1"));

  it.each<[title: string, request: SentRequest, status: number, code: string, headers?: Headers]>([
    ["incomplete JSON", post("/pets", '{"name":"Rex",'), 400, "malformed_json"],
    ["a body in Latin-1", post("/pets", latin1), 400, "malformed_json"],
    ["a large body", post("/pets", pet.padEnd(contract.limits.bodyBytes + 1)), 413, "payload_too_large"],
    ["another type", post("/pets", pet, { "Content-Type": "text/plain" }), 415, "unsupported_media_type"],
    ["invalid percent-encoding", get("/pets?cursor=%zz"), 400, "bad_request"],
    ["no key, also on an unknown path", get("/cats", { Authorization: "" }), 401, "missing_api_key"],
    ["another scheme", get("/pets", { Authorization: "Basic abc" }), 401, "missing_api_key"],
    ["an unknown path", get("/cats"), 404, "route_not_found"],
    ["PUT", { method: "PUT", path: "/pets" }, 405, "method_not_allowed", { allow: "GET, HEAD, OPTIONS, POST" }],
  ])("%s", async (_, request, status, code, headers = {}) => {
    expect(await sendToMock(request)).toMatchObject({ status, json: { code }, headers });
  });

  it("a path outside the base path", async () => {
    const response = await send(new URL(mock.url).origin, get("/pets"));
    expect(response).toMatchObject({ status: 404, json: { code: "route_not_found" } });
  });

  it("a chunked body of 1 MB without closing the connection", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const largeRequest = { ...post("/pets", " ".repeat(1_000_000), { "Transfer-Encoding": "chunked" }), agent };
    expect((await sendToMock(largeRequest)).status).toBe(413);
    expect((await sendToMock({ ...get("/pets"), agent })).status).toBe(200);
    agent.destroy();
  });
});

describe("pages", () => {
  it.each([
    ["/pets", undefined],
    ["/pets?status=available&limit=1", undefined],
    ["/pets", "code=200, example=page"],
    ["/store/orders", undefined],
  ])("of %s with Prefer: %s end and repeat no id", async (path, prefer) => {
    const headers: Headers = prefer === undefined ? {} : { Prefer: prefer };
    const pages: { id: number }[][] = [];
    for (let next: string | undefined = path; next !== undefined && pages.length < 5; ) {
      const response = await sendToMock(get(next, headers));
      pages.push(response.json as { id: number }[]);
      next = /<\/v1(.*?)>; rel="next"/.exec(String(response.headers.link))?.[1];
    }
    const ids = pages.flat().map(({ id }) => id);
    expect(pages).toHaveLength(2);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("an empty list links to no next page", async () => {
    const { headers, json: body } = await sendToMock(get("/pets", { Prefer: "example=empty" }));
    expect(body).toEqual([]);
    expect(headers).not.toHaveProperty("link");
  });
});

describe("Prefer", () => {
  it("wait=1 delays the response by a second, also with code", async () => {
    const startTime = performance.now();
    const delayed = ["wait=1", "code=503, WAIT=1"].map(async (prefer) => {
      await sendToMock(get("/pets", { Prefer: prefer }));
      return performance.now() - startTime;
    });
    for (const delayMs of await Promise.all(delayed)) expect(delayMs).toBeGreaterThanOrEqual(990);
  });

  it.each([
    ["code=415", "/pets/1", "Use one of 200, 304, 400, 401, 403, 404"],
    ["code=400, example=nope", "/pets", "Use one of invalid_request, invalid_cursor."],
  ])("%s, which the contract does not document, returns 400 with the possible values", async (prefer, path, values) => {
    const message = expect.stringContaining(values);
    const expected = { status: 400, json: { code: "invalid_request", message } };
    expect(await sendToMock(get(path, { Prefer: prefer }))).toMatchObject(expected);
  });

  it.each(["return=minimal", 'note="a, code=503"', "code; foo", "foo; code=503"])("%s is ignored", async (prefer) => {
    expect((await sendToMock(get("/pets", { Prefer: prefer }))).status).toBe(200);
  });
});

it("echoes a request id", async () => {
  expect((await sendToMock(get("/pets", { "X-Request-Id": "mine" }))).headers["x-request-id"]).toBe("mine");
});

it("HEAD returns the headers of GET without a body", async () => {
  const { text: body, headers } = await sendToMock({ method: "HEAD", path: "/pets" });
  const expected = (await sendToMock(get("/pets"))).headers;
  expect(body).toBe("");
  expect(headers).toMatchObject({ etag: expected.etag, link: expected.link });
});

describe("a page of another origin", () => {
  const Origin = "http://localhost:5173";

  it("can send a preflight request without a key", async () => {
    const preflight = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "prefer" };
    const headers = { Origin, Authorization: "", ...preflight };
    expect(await sendToMock({ method: "OPTIONS", path: "/pets", headers })).toMatchObject({
      status: 204,
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "prefer" },
    });
  });

  it.each([
    ["/pets", "Bearer token"],
    ["/cats", ""],
  ])("can read the documented headers of %s", async (path, Authorization) => {
    const { headers } = await sendToMock(get(path, { Origin, Authorization }));
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("X-RateLimit-Remaining");
  });

  it("can read the contract, which is unchanged", async () => {
    const { text: servedYaml, headers } = await send(new URL(mock.url).origin, get("/openapi.yaml", { Origin }));
    expect(servedYaml).toBe(yaml);
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});
