import { once } from "node:events";
import { connect } from "node:net";
import { documentYaml } from "@animal-store/contract/document";
import { beforeAll, describe, expect, it } from "vitest";
import { createKey, runToEnd, startSharedServer } from "./server-process.ts";

const shared = startSharedServer({ ACCESS_LOG: "true", LOG_LEVEL: "trace", TRUSTED_PROXIES: "1" });
let key: string;
beforeAll(async () => {
  key = await createKey(shared.folder);
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(shared.server().origin + path, { headers });
// The last part can be an incomplete line.
const readLog = () =>
  shared
    .server()
    .stderr()
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const expectLogLine = (requestId: string) =>
  expect.poll(() => readLog().find((line) => line.requestId === requestId), { message: requestId });

async function exchangeRaw(message: string): Promise<string> {
  const socket = connect(Number(new URL(shared.server().origin).port), "127.0.0.1").setEncoding("utf8");
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  socket.end(message);
  await once(socket, "close");
  return received;
}

describe("requests without a key, outside the API", () => {
  it("/healthz returns ok, and /readyz returns ready", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("/openapi.yaml returns the contract with comments and the headers of every response, and /openapi.json returns it as JSON", async () => {
    expect(await (await get("/openapi.yaml")).text()).toBe(documentYaml);
    expect(documentYaml).toContain("# Requests per UTC clock minute");
    expect(documentYaml.match(/X-Request-Id: \{ \$ref/g)?.length).toBeGreaterThan(20);
    expect(await (await get("/openapi.json")).json()).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Animal Store" },
    });
  });

  it("/openapi.yaml can be read by pages of any origin", async () => {
    const response = await get("/openapi.yaml", { origin: "https://any.example" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("an unknown path returns 404 and the path of the API", async () => {
    const response = await get("/pets");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(
      "There is nothing at /pets. The API is under /v1, its docs at /docs, its console at /console.\n",
    );
  });

  it("/console serves the console with a policy that allows only its own resources", async () => {
    const page = await get("/console");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    const [, script = ""] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    const asset = await get(script);
    expect(asset.headers.get("content-type")).toContain("javascript");
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  it.each(["/docs/errors", "/docs/reference", "/docs/try/", "/docs/llms.txt", "/llms.txt", "/favicon.ico"])(
    "%s of the docs returns 200",
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it("/ redirects to the docs, with a policy that allows no third-party script", async () => {
    const docs = await get("/");
    expect(new URL(docs.url).pathname).toBe("/docs");
    expect(docs.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await docs.text()).toContain("<title>");
  });
});

describe("the access log line of a request", () => {
  it("contains the client, the operation, the id of the key and the response", async () => {
    const { stdout } = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: shared.folder });
    const [{ id }] = JSON.parse(stdout);
    const headers = { authorization: `Bearer ${key}`, "x-request-id": "whole", "x-forwarded-for": "192.0.2.7" };
    const body = await (await get("/v1/pets?limit=1", headers)).text();
    await expectLogLine("whole").toEqual({
      level: 30,
      time: expect.any(Number),
      pid: shared.server().child.pid,
      hostname: expect.any(String),
      requestId: "whole",
      operation: "listPets",
      key: id,
      address: "192.0.2.7",
      method: "GET",
      path: "/v1/pets",
      status: 200,
      bytes: body.length,
      duration: expect.any(Number),
      msg: "request",
    });
  });

  it.each<[target: string, logged: object]>([
    ["/v1/pets?limit=0", { operation: "listPets", status: 400, code: "invalid_request" }],
    ["/v1/nowhere", { status: 404, code: "route_not_found" }],
    ["/v1/x/../pets/7", { operation: "getPet", status: 404, code: "pet_not_found" }],
    ["/nowhere", { status: 404, path: "/nowhere" }],
    ...["/healthz", "/openapi.json", "/docs", "/console"].map((path): [string, object] => [
      path,
      { status: 200, path },
    ]),
  ])("describes GET %s, with the request id of the response", async (target, logged) => {
    const id = `names${target.replaceAll(/\W/g, "-")}`;
    const fields = `Host: here\r\nAuthorization: Bearer ${key}\r\nX-Request-Id: ${id}\r\nConnection: close`;
    expect(await exchangeRaw(`GET ${target} HTTP/1.1\r\n${fields}\r\n\r\n`)).toMatch(
      new RegExp(`X-Request-Id: ${id}\r\n`, "i"),
    );
    await expectLogLine(id).toMatchObject(logged);
  });

  it("contains a URL without its password", async () => {
    await exchangeRaw("GET http://me:word@here/v1/pets HTTP/1.1\r\nHost: here\r\n\r\n");
    await expect.poll(() => readLog().map(({ path }) => path)).toContain("http://***@here/v1/pets");
    expect(shared.server().stderr()).not.toContain("word");
  });

  it("has no key member if the request had no valid key", async () => {
    await get("/v1/pets", { authorization: "Bearer as_live_none", "x-request-id": "keyless" });
    await expectLogLine("keyless").toMatchObject({ status: 401, code: "invalid_api_key" });
    expect(readLog().find(({ requestId }) => requestId === "keyless")).not.toHaveProperty("key");
  });

  it("reports a connection that ended before the response, without a status", async () => {
    const socket = connect(Number(new URL(shared.server().origin).port), "127.0.0.1");
    const head = `Host: here\r\nAuthorization: Bearer ${key}\r\nX-Request-Id: cut\r\nContent-Type: application/json`;
    socket.write(`POST /v1/pets HTTP/1.1\r\n${head}\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`);
    // The server now waits for the body, so it knows the operation.
    const [interim] = await once(socket.setEncoding("utf8"), "data");
    expect(interim).toBe("HTTP/1.1 100 Continue\r\n\r\n");
    socket.resetAndDestroy();
    await expectLogLine("cut").toMatchObject({ operation: "createPet", aborted: true });
    expect(readLog().find(({ requestId }) => requestId === "cut")).not.toHaveProperty("status");
  });

  it("describes a message that is not a request", async () => {
    const [, id = ""] = /X-Request-Id: (\S+)/.exec(await exchangeRaw("hello\r\n\r\n")) ?? [];
    await expectLogLine(id).toMatchObject({
      address: "127.0.0.1",
      status: 400,
      code: "bad_request",
      msg: "malformed request",
    });
  });
});

it("buffered log lines are written before the process exits", async () => {
  await Promise.all(Array.from({ length: 20 }, () => get("/v1/pets", { "x-request-id": "last" })));
  await shared.server().end("SIGTERM");
  expect(readLog().filter(({ requestId }) => requestId === "last")).toHaveLength(20);
});
