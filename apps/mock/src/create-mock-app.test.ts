import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { document } from "../test/document.ts";
import { type Received, send } from "../test/send.ts";
import { loadContract } from "./contract/load-contract.ts";
import { createMockApp } from "./create-mock-app.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ document, host: "127.0.0.1", port: 0 });
}, 60_000);
afterAll(() => mock.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Received> =>
  send(mock.url, { method, path, headers, ...(body !== undefined && { body }) });
const json = { "Content-Type": "application/json; charset=UTF-8" };

async function exchange(options: RequestOptions, body: string): Promise<[IncomingMessage, isSameConnection: boolean]> {
  const outgoing = request(`${mock.url}/pets`, options).end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  await text(response);
  return [response, outgoing.reusedSocket];
}

describe("a valid request", () => {
  it("is answered with the first example of its success", async () => {
    const { status, json: body } = await ask("POST", "/pets", json, '{"name":"Rex","categoryId":7}');
    expect({ status, body }).toEqual({ status: 201, body: { id: 1, name: "Rex", categoryId: 7, status: "available" } });
  });

  it("is answered with the example that Prefer names", async () => {
    expect(await ask("GET", "/pets", { Prefer: 'foo; example="empty"' })).toMatchObject({ status: 200, json: [] });
  });

  it.each(["/pets", "/store/orders"])("of %s leads to a second page that is the last", async (list) => {
    const { headers } = await ask("GET", list);
    const next = /<\/v1(.*?)>; rel="next"/.exec(headers.link ?? "")?.[1] ?? "";
    expect(next.split("?")[0]).toBe(list);
    expect((await ask("GET", next)).headers.link).toBeUndefined();
  });

  it("is answered under the base path only", async () => {
    const { origin } = new URL(mock.url);
    expect(await send(origin, { method: "GET", path: "/pets" })).toMatchObject({
      status: 404,
      json: { code: "route_not_found" },
    });
  });
});

describe("a key", () => {
  it.each(["", "Basic abc", "Bearer", "Bearer a b"])("is missing in %j", async (authorization) => {
    const answer = await ask("GET", "/pets", { Authorization: authorization });
    expect(answer).toMatchObject({ status: 401, json: { code: "missing_api_key", status: 401 } });
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    expect(answer.headers["x-ratelimit-limit"]).toBe("60");
  });
});

describe("invalid input", () => {
  it.each([
    ["GET", "/pets?limit=abc", undefined],
    ["GET", "/pets?limit=0", undefined],
    ["GET", "/pets?limit=101", undefined],
    ["GET", "/pets?limit=5&limit=5", undefined],
    ["GET", "/pets?status=lost", undefined],
    ["GET", "/pets/rex", undefined],
    ["POST", "/pets", "{}"],
    ["POST", "/pets", "null"],
    ["POST", "/pets", '{"name":"","categoryId":7}'],
    ["POST", "/pets", '{"name":"Rex","categoryId":"7"}'],
    ["POST", "/pets", '{"name":"Rex","categoryId":7,"id":1}'],
    ["POST", "/pets", '{"name":"Rex","categoryId":7,"__proto__":1}'],
    ["POST", "/pets", '{"name":"R\\u0000x","categoryId":7}'],
    ["POST", "/pets", '{"name":"\\ud800","categoryId":7}'],
    ["POST", "/store/orders", '{"petId":1,"petId2":2}'],
  ])("%s %s %s is refused", async (method, path, body) => {
    const answer = await ask(method, path, json, body);
    expect(answer).toMatchObject({ status: 400, json: { code: "invalid_request", status: 400 } });
  });

  it("of a body sent in chunks over the limit is refused", async () => {
    const body = new Blob([new Uint8Array(mock.contract.bodyBytes + 1)]).stream();
    const headers = { ...json, Authorization: "Bearer token" };
    const answer = await fetch(`${mock.url}/pets`, { method: "POST", headers, body, duplex: "half" });
    expect(answer.status).toBe(413);
  });

  it("of a megabyte in chunks is answered, on a connection that serves on", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { Authorization: "Bearer token", "Transfer-Encoding": "chunked", ...json };
    const options = { agent, method: "POST", headers };
    const [first] = await exchange(options, " ".repeat(1_000_000));
    const [second, isSameConnection] = await exchange(options, " ".repeat(1_000_000));
    agent.destroy();
    expect([first.statusCode, second.statusCode, isSameConnection]).toEqual([413, 413, true]);
  });

  it("of an expectation that nobody knows is none", async () => {
    expect(await ask("GET", "/pets", { Expect: "foo" })).toMatchObject({ status: 200 });
  });

  it("at the limits is accepted", async () => {
    const pet = '{"name":"Rex","categoryId":7}';
    expect((await ask("POST", "/pets", json, pet.padEnd(mock.contract.bodyBytes))).status).toBe(201);
    expect((await ask("POST", "/pets", json, "[".repeat(64) + "]".repeat(64))).json).toMatchObject({
      code: "invalid_request",
    });
  });

  it("in Prefer is refused and says what could be asked for", async () => {
    const byCode = await ask("GET", "/pets/1", { Prefer: "code=415" });
    expect(byCode.json).toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("200, 304, 400, 401, 403, 404"),
    });
    const byExample = await ask("GET", "/pets", { Prefer: "code=400, example=nope" });
    expect(byExample.json).toMatchObject({ message: expect.stringContaining("invalid_request, invalid_cursor") });
  });

  it.each([
    ["letters", "a".repeat(200_000)],
    ["spaces", `a${" ".repeat(200_000)}b`],
  ])("in a Prefer of many %s is read in one pass, which a quadratic one would not end in time", async (_, noise) => {
    const app = createMockApp({
      contract: mock.contract,
      prism: async () => ({ status: 200, headers: {}, body: "" }),
      timeLimit: 1000,
    });
    const headers = { Authorization: "Bearer token", Prefer: `${noise}, code=418` };
    expect(await (await app.request("/v1/pets", { headers })).json()).toMatchObject({
      message: expect.stringContaining("code=418 names no documented answer"),
    });
  });
});

describe("methods", () => {
  it("HEAD answers like GET without a body", async () => {
    const [head, get] = [await ask("HEAD", "/pets"), await ask("GET", "/pets")];
    expect(head.text).toBe("");
    expect({ ...head.headers, date: "" }).toMatchObject({
      "content-type": get.headers["content-type"],
      link: get.headers.link,
    });
  });

  it.each(["PUT", "TRACE", "PATCH"])("%s is refused with Allow", async (method) => {
    const answer = await ask(method, "/pets/1");
    expect(answer).toMatchObject({
      status: 405,
      json: { code: "method_not_allowed" },
      headers: { allow: "GET, HEAD, OPTIONS" },
    });
  });
});

describe("a page of another origin", () => {
  const Origin = "http://localhost:5173";

  it("asks first, without a key", async () => {
    const answer = await ask("OPTIONS", "/pets", {
      Origin,
      Authorization: "",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type",
    });
    expect(answer.status).toBe(204);
    expect(answer.headers).not.toHaveProperty("allow");
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": "authorization,content-type",
      "x-ratelimit-limit": "60",
      "x-request-id": expect.any(String),
    });
  });

  it.each(["GET", "OPTIONS"])("may read the documented headers of %s", async (method) => {
    const { headers } = await ask(method, "/pets", { Origin });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("X-RateLimit-Remaining");
  });

  it("may read refusals", async () => {
    const { headers } = await ask("GET", "/cats", { Origin, Authorization: "" });
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("the contract", () => {
  it("is served as it was written", async () => {
    const { origin } = new URL(mock.url);
    expect((await send(origin, { method: "GET", path: "/openapi.yaml" })).text).toBe(mock.contract.source);
  });

  it("that cannot be read is named", async () => {
    const start = (path: string) => startMock({ document: path, host: "127.0.0.1", port: 0 });
    await expect(start("missing.yaml")).rejects.toThrow(/^missing\.yaml must be an OpenAPI document/);
    await expect(start(import.meta.filename)).rejects.toThrow(/must be an OpenAPI document/);
  });
});

describe("Prism", () => {
  const request = ["/v1/pets", { headers: { Authorization: "Bearer token" } }] as const;

  it("that gives no answer in time is answered for", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const prism = () => Promise.withResolvers<never>().promise;
    const app = createMockApp({ contract: await loadContract(document), prism, timeLimit: 1 });
    const answer = await app.request(...request);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it("that fails is logged whole and answered for barely", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const failure = new Error("secret");
    const app = createMockApp({
      contract: await loadContract(document),
      prism: () => Promise.reject(failure),
      timeLimit: 1000,
    });
    const answer = await app.request(...request);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: "internal_error" });
    expect(logged).toHaveBeenCalledWith(failure);
    logged.mockRestore();
  });
});
