import { Agent } from "node:http";
import { type ErrorCode, contract as generatedContract } from "@animal-store/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { documentPath } from "../test/mock-target.ts";
import { type SentRequest, send } from "../test/send.ts";
import { loadContract } from "./contract.ts";
import { createMockApp } from "./create-mock-app.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

const contract = await loadContract(documentPath);
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ documentPath, host: "127.0.0.1", port: 0 });
}, 60_000);
afterAll(() => mock.close());

type Headers = Record<string, string>;
const get = (path: string, headers: Headers = {}): SentRequest => ({ method: "GET", path, headers });
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Headers = {}): SentRequest => ({
  method: "POST",
  path,
  headers: { ...json, ...headers },
  body,
});
const sendToMock = (request: SentRequest) => send(mock.url, request);
const json = { "Content-Type": "application/json; charset=UTF-8" };
const pet = '{"name":"Rex","categoryId":7}';

// Headers of HTTP and CORS, which the contract does not document.
const transportHeaders =
  /^(access-control-.*|connection|content-length|content-type|date|keep-alive|transfer-encoding|vary)$/;
const examples = contract.routes.flatMap(({ path, operations }) =>
  [...operations.values()].flatMap(({ id, method, responses }) =>
    [...responses.values()].flatMap(({ status, headers, examples }) =>
      [...examples].map(([example, body]) => ({
        id,
        request: {
          method,
          path: path.replace(/\{.*?\}/g, "1"),
          headers: { Prefer: `code=${status}, example=${example}` },
        },
        status,
        example,
        body,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      })),
    ),
  ),
);

it.each(examples)(
  "$id $status $example: Prefer returns the example with exactly the documented headers",
  async (expected) => {
    const response = await sendToMock(expected.request);
    expect(response).toMatchObject({
      status: expected.status,
      headers: { "content-type": "application/json; charset=utf-8" },
    });
    expect(response.json).toEqual(expected.body);
    const documented = Object.entries(response.headers).filter(([name]) => !transportHeaders.test(name));
    expect(Object.fromEntries(documented)).toEqual(expected.headers);
  },
);

it("the tested examples cover every operation and more than eight statuses", () => {
  const ids = contract.routes.flatMap(({ operations }) => [...operations.values()].map(({ id }) => id));
  expect(new Set(examples.map(({ id }) => id))).toEqual(new Set(ids));
  expect(new Set(examples.map(({ status }) => status)).size).toBeGreaterThan(8);
});

describe("a valid request", () => {
  it("returns the first example of the success response", async () => {
    const { status, json: body } = await sendToMock(post("/pets", pet));
    expect({ status, body }).toEqual({ status: 201, body: { id: 1, name: "Rex", categoryId: 7, status: "available" } });
  });

  it("returns the example that Prefer names", async () => {
    expect(await sendToMock(get("/pets", { Prefer: 'foo; example="empty"' }))).toMatchObject({ status: 200, json: [] });
  });

  it.each(["/pets", "/store/orders"])("to %s links to a second page, which is the last", async (path) => {
    const { headers } = await sendToMock(get(path));
    const next = /<\/v1(.*?)>; rel="next"/.exec(String(headers.link))?.[1] ?? "";
    expect(next.split("?")[0]).toBe(path);
    expect((await sendToMock(get(next))).headers.link).toBeUndefined();
  });

  it("returns 404 outside the base path", async () => {
    const response = await send(new URL(mock.url).origin, get("/pets"));
    expect(response).toMatchObject({ status: 404, json: { code: "route_not_found" } });
  });
});

it.each(["", "Basic abc", "Bearer", "Bearer a b"])("rejects the key %j", async (Authorization) => {
  const { status, headers, json: body } = await sendToMock(get("/pets", { Authorization }));
  expect({ status, body }).toMatchObject({ status: 401, body: { code: "missing_api_key", status: 401 } });
  expect(headers).toMatchObject({ "www-authenticate": "Bearer", "x-ratelimit-limit": "60" });
});

describe("input validation", () => {
  it.each([
    get("/pets?limit=abc"),
    get("/pets?limit=0"),
    get("/pets?limit=101"),
    get("/pets?limit=5&limit=5"),
    get("/pets?status=lost"),
    get("/pets/rex"),
    post("/pets", "{}"),
    post("/pets", "null"),
    post("/pets", '{"name":"","categoryId":7}'),
    post("/pets", '{"name":"Rex","categoryId":"7"}'),
    post("/pets", '{"name":"Rex","categoryId":7,"id":1}'),
    post("/pets", '{"name":"Rex","categoryId":7,"__proto__":1}'),
    post("/pets", '{"name":"R\\u0000x","categoryId":7}'),
    post("/pets", '{"name":"\\ud800","categoryId":7}'),
    post("/store/orders", '{"petId":1,"petId2":2}'),
  ])("returns 400: $method $path $body", async (request) => {
    expect(await sendToMock(request)).toMatchObject({ status: 400, json: { code: "invalid_request", status: 400 } });
  });

  it("returns 413 for a chunked body of 1 MB and keeps the connection open", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const largeRequest = { ...post("/pets", " ".repeat(1_000_000), { "Transfer-Encoding": "chunked" }), agent };
    expect(await sendToMock(largeRequest)).toMatchObject({ status: 413, isSocketReused: false });
    expect(await sendToMock(largeRequest)).toMatchObject({ status: 413, isSocketReused: true });
    agent.destroy();
  });

  it("accepts bodies of the maximum size and depth", async () => {
    expect((await sendToMock(post("/pets", pet.padEnd(mock.contract.bodyBytes)))).status).toBe(201);
    const deepBody = await sendToMock(post("/pets", "[".repeat(64) + "]".repeat(64)));
    expect(deepBody.json).toMatchObject({ code: "invalid_request" });
  });
});

describe("requests that Prism alone handles incorrectly", () => {
  const latin1 = Uint8Array.from(Buffer.from('{"name":"é","categoryId":7}', "latin1"));

  it.each<[title: string, request: SentRequest, expected: number | string, headers?: Headers]>([
    ["incomplete JSON", post("/pets", '{"name":"Rex",'), "malformed_json"],
    ["bytes after the JSON", post("/pets", `${pet}x`), "malformed_json"],
    ["a byte order mark", post("/pets", `\uFEFF${pet}`), "malformed_json"],
    ["a body in Latin-1", post("/pets", latin1), "malformed_json"],
    ["an empty body", post("/pets", ""), "malformed_json"],
    ["JSON that is too deep", post("/pets", "[".repeat(65) + "]".repeat(65)), "malformed_json"],
    ["a body that is too large", post("/pets", " ".repeat(65_536) + pet), "payload_too_large"],
    ["a body without a type", { method: "POST", path: "/pets", body: pet }, "unsupported_media_type"],
    ["another JSON type", post("/pets", pet, { "Content-Type": "application/vnd.pet+json" }), "unsupported_media_type"],
    [
      "another charset",
      post("/pets", pet, { "Content-Type": "application/json; charset=latin1" }),
      "unsupported_media_type",
    ],
    ["a content encoding", post("/pets", pet, { "Content-Encoding": "gzip" }), "unsupported_media_type"],
    ["a GET with a body", { ...get("/pets", json), body: "{}" }, 200],
    ["invalid percent-encoding in a query", get("/pets?cursor=%zz"), "bad_request"],
    ["invalid UTF-8 in a query", get("/pets?cursor=%ff"), "invalid_request"],
    ["invalid percent-encoding in a path", get("/pets/%zz"), "bad_request"],
    ["a scheme in lower case", get("/pets", { Authorization: "bearer token" }), 200],
    ["any Accept", get("/pets", { Accept: "@@" }), 200, { "content-type": "application/json; charset=utf-8" }],
    ["an unknown expectation", get("/pets", { Expect: "foo" }), 200],
    ["a request id", get("/pets", { "X-Request-Id": "mine" }), 200, { "x-request-id": "mine" }],
    ["no key on an unknown path", get("/cats", { Authorization: "none" }), "missing_api_key"],
    ["an unknown path", get("/cats"), "route_not_found"],
    ["a trailing slash", get("/pets/"), "route_not_found"],
    ["OPTIONS", { method: "OPTIONS", path: "/pets" }, 204, { allow: "GET, HEAD, OPTIONS, POST" }],
    ["PUT", { method: "PUT", path: "/pets" }, "method_not_allowed", { allow: "GET, HEAD, OPTIONS, POST" }],
    ["TRACE", { method: "TRACE", path: "/pets" }, "method_not_allowed", { allow: "GET, HEAD, OPTIONS, POST" }],
    ["PATCH", { method: "PATCH", path: "/pets" }, "method_not_allowed", { allow: "GET, HEAD, OPTIONS, POST" }],
    ["a forced response with invalid input", get("/pets?limit=0", { Prefer: "code=503" }), 503],
  ])("the mock handles %s", async (_, request, expected, headers = {}) => {
    const response =
      typeof expected === "number"
        ? { status: expected }
        : { status: generatedContract.errorCodes[expected as ErrorCode].status, json: { code: expected } };
    expect(await sendToMock(request)).toMatchObject({ ...response, headers });
  });
});

describe("Prefer", () => {
  it.each([
    ["code=415", "/pets/1", "200, 304, 400, 401, 403, 404"],
    ["code=400, example=nope", "/pets", "invalid_request, invalid_cursor"],
  ])("the invalid preference %s returns 400 with the possible values", async (Prefer, path, values) => {
    const { status, json: body } = await sendToMock(get(path, { Prefer }));
    const message = expect.stringContaining(values);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: "invalid_request", message, details: [{ path: "Prefer" }] },
    });
  });

  it.each([
    ["letters", "a".repeat(200_000)],
    ["spaces", `a${" ".repeat(200_000)}b`],
  ])("a header with many %s is parsed in linear time", async (_, padding) => {
    const app = createMockApp({ contract, prism: async () => ({ status: 200, headers: {}, body: "" }) });
    const headers = { Authorization: "Bearer token", Prefer: `${padding}, code=418` };
    expect(await (await app.request("/v1/pets", { headers })).json()).toMatchObject({
      message: expect.stringContaining("code=418 names no documented response"),
    });
  });
});

it("HEAD returns the headers of GET without a body", async () => {
  const { text: body, headers } = await sendToMock({ method: "HEAD", path: "/pets" });
  const expected = (await sendToMock(get("/pets"))).headers;
  expect(body).toBe("");
  expect(headers).toMatchObject({ "content-type": expected["content-type"], link: expected.link });
});

describe("CORS", () => {
  const Origin = "http://localhost:5173";

  it("a preflight request needs no key", async () => {
    const { status, headers } = await sendToMock({
      method: "OPTIONS",
      path: "/pets",
      headers: {
        Origin,
        Authorization: "",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
      },
    });
    expect(status).toBe(204);
    expect(headers).not.toHaveProperty("allow");
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": "authorization,content-type",
      "x-ratelimit-limit": "60",
      "x-request-id": expect.any(String),
    });
  });

  it.each([
    ["GET", "/pets", "Bearer token"],
    ["OPTIONS", "/pets", "Bearer token"],
    ["GET", "/cats", ""],
  ])("a page of another origin can read the documented headers of %s %s", async (method, path, Authorization) => {
    const { headers } = await sendToMock({ method, path, headers: { Origin, Authorization } });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("X-RateLimit-Remaining");
  });
});

it("serves the contract unchanged", async () => {
  const { text: servedYaml } = await send(new URL(mock.url).origin, get("/openapi.yaml"));
  expect(servedYaml).toBe(mock.contract.source);
});

it.each([
  ["missing.yaml", /^missing\.yaml must be an OpenAPI document/],
  [import.meta.filename, /must be an OpenAPI document/],
])("rejects the document %s", async (path, message) => {
  await expect(startMock({ documentPath: path, host: "127.0.0.1", port: 0 })).rejects.toThrow(message);
});

it("logs an error of Prism and does not return its message", async () => {
  const logError = vi.spyOn(console, "error").mockReturnValue();
  const prismError = new Error("secret");
  const app = createMockApp({ contract, prism: () => Promise.reject(prismError) });
  const response = await app.request("/v1/pets", { headers: { Authorization: "Bearer token" } });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: "internal_error" });
  expect(logError).toHaveBeenCalledWith(prismError);
  logError.mockRestore();
});
