import { once } from "node:events";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { bypassHono, connectTo, sendRaw, serve, statusesIn, testOptions } from "../test/serve.ts";
import { type RunningServer, type ServeOptions, serveApp } from "./serve-app.ts";

// Requests that reached the pipeline or Hono. The rest of a rejected message must not be among them.
const served: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  const app = new Hono().all("*", async (c) => {
    served.push(`${c.req.method} ${c.req.path} ${await c.req.text()}`);
    return c.text("Hono");
  });
  const pipeline = bypassHono(
    async (request) => {
      const body = request.method === "POST" ? await request.readBody(10) : new Uint8Array();
      served.push(`${request.method} ${request.target} ${new TextDecoder().decode(body)}`);
      // Longer than the bytes after the request take to arrive.
      if (request.target === "/api/slow") await new Promise((resolve) => setTimeout(resolve, 50));
      return { status: 200, headers: {}, body: "direct" };
    },
    { onFailure: (error) => served.push(String(error)) },
  );
  server = await serveApp(app, { ...testOptions(), ...pipeline });
});
afterAll(() => server.stop(0));
beforeEach(() => void served.splice(0));

const get = (fields: string, target = "/api/a", version = "1.1") => `GET ${target} HTTP/${version}\r\n${fields}\r\n`;
const post = (fields: string, body: string) => `POST /api/a HTTP/1.1\r\nHost: here\r\n${fields}\r\n${body}`;
const host = "Host: here\r\n";
const chunked = "Transfer-Encoding: chunked\r\n";
const tunnel = "CONNECT there:443 HTTP/1.1\r\nHost: there:443\r\n\r\n";
const smuggled = get(host, "/api/smuggled");

const rejected: [what: string, message: string][] = [
  ["a tunnel", tunnel],
  ["an invalid Host", get("Host: here/there\r\n")],
  ["a Host with user information", get("Host: me@here\r\n")],
  ["a Host with a port above 65535, outside the API", get("Host: here:70000\r\n", "/")],
  ["an absolute target without a host", get(host, "http:///")],
  ["a negative Content-Length", post("Content-Length: -1\r\n", "")],
  ["Content-Length before Transfer-Encoding", post(`Content-Length: 5\r\n${chunked}`, `0\r\n\r\n${smuggled}`)],
  ["Transfer-Encoding before Content-Length", post(`${chunked}Content-Length: 5\r\n`, `0\r\n\r\n${smuggled}`)],
  ["Transfer-Encoding twice", post(chunked + chunked, "0\r\n\r\n")],
  ["a transfer coding other than chunked", post("Transfer-Encoding: identity\r\n", smuggled)],
  ["a transfer coding that begins like chunked", post("Transfer-Encoding: chunkedx\r\n", `0\r\n\r\n${smuggled}`)],
  ["a transfer coding after a vertical tab", post("Transfer-Encoding: \x0bchunked\r\n", `0\r\n\r\n${smuggled}`)],
  ["chunks in HTTP/1.0", `POST /api/a HTTP/1.0\r\n${host}${chunked}\r\n0\r\n\r\n`],
  ["a chunk with an invalid size", post(chunked, `xyz\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ["a chunk whose size overflows", post(chunked, `fffffffffffffffff\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ["a chunk line that ends with a bare LF", post(chunked, `5\nhello\r\n0\r\n\r\n${smuggled}`)],
  ["lines that end with a bare LF", "GET /api/a HTTP/1.1\nHost: here\n\n"],
  ["a header that ends with a bare LF", "GET /api/a HTTP/1.1\r\nHost: here\nX: y\r\n\r\n"],
  ["a header that ends with a bare CR", "GET /api/a HTTP/1.1\r\nHost: here\rX: y\r\n\r\n"],
  ["an empty header name", get(`${host}: z\r\n`)],
  ["a space in the target", get(host, "/api/a b")],
  ["a target without a slash", get(host, "api/a")],
  ["the target * of a GET", get(host, "*")],
  ["the target ** of OPTIONS", get(host, "**").replace("GET", "OPTIONS")],
  ["a fragment in the target", get(host, "/api/a#x")],
  ["a fragment in the target, outside the API", get(host, "/hono?a#x")],
  ["an absolute target with a fragment", get(host, "http://here/api/a#")],
  ["an incomplete percent-encoding in the path", get(host, "/api/%4")],
  ["an invalid percent-encoding outside the API", get(host, "/%zz")],
  ["a lowercase method", `get /api/a HTTP/1.1\r\n${host}\r\n`],
  ["HTTP/2", get(host, "/api/a", "2.0")],
  ["HTTP/0.9", get(host, "/api/a", "0.9")],
  ["RTSP/1.1", get(host, "/api/a").replace("HTTP/1.1", "RTSP/1.1")],
  ["ICE", `SOURCE /api/a ICE/1.0\r\n${host}\r\n`],
  ["no version", `GET /api/a\r\n${host}\r\n`],
  ["a space after the version", get(host, "/api/a", "1.1 ")],
  ["two spaces before the target", `GET  /api/a HTTP/1.1\r\n${host}\r\n`],
  ["a space before the method", ` ${get(host)}`],
  ["a tab before the target", `GET\t/api/a HTTP/1.1\r\n${host}\r\n`],
  ["LF before the request line", `\n${get(host)}`],
  ["CR before the request line", `\r${get(host)}`],
  ["two empty lines before the request line", `\r\n\r\n${get(host)}`],
  ["CR within the request line", `GET /api/a\rHTTP/1.1\r\n${host}\r\n`],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0"],
  ["the start of a TLS handshake", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"],
];

describe("rejects with 400 and closes the connection (RFC 9112)", () => {
  it.each(rejected)("%s", async (_, message) => {
    const received = await sendRaw(server.origin, message + smuggled);
    expect(statusesIn(received)).toEqual([400]);
    expect(received).toContain('"code":"bad_request"');
    expect(received).toMatch(/^Connection: close\r$/im);
    expect(received).toMatch(/^X-Client: 127\.0\.0\.1\r$/m);
    expect(received).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(served.filter((request) => request.includes("smuggled"))).toEqual([]);
  });
});

it.each([
  ["more than 100 header fields", get(host + "X: y\r\n".repeat(100))],
  ["more than 100 header fields in an incomplete head", `GET /api/a HTTP/1.1\r\n${host}${"X: y\r\n".repeat(101)}`],
  ["more than 100 trailer fields that are incomplete", post(chunked, `0\r\n${"X: y\r\n".repeat(102)}`)],
  ["a head of more than 16 KiB", get(`${host}X: ${"y".repeat(17_000)}\r\n`)],
  ["a target of more than 16 KiB", get(host, `/api/${"a".repeat(17_000)}`)],
])("rejects %s with 431, in the first and in a later request", async (_, message) => {
  for (const [pieces, statuses] of [
    [[message], [431]],
    [
      [get(host), message],
      [200, 431],
    ],
  ] as const) {
    served.splice(0);
    const received = await sendRaw(server.origin, pieces, { responsesBefore: [0, 1] });
    expect(statusesIn(received)).toEqual(statuses);
    expect(received).toContain('"code":"headers_too_large"');
    expect(served.filter((request) => request.startsWith("GET"))).toHaveLength(statuses.length - 1);
  }
});

it.each(["http://here/api/a", "HTTP://here/api/a", "hTTps://HERE:80/api/a"])(
  "accepts the target %s",
  async (target) => {
    expect(statusesIn(await sendRaw(server.origin, get(host + closeHeader, target)))).toEqual([200]);
  },
);

it("accepts 100 header fields", async () => {
  const received = await sendRaw(server.origin, get(host + closeHeader + "X: y\r\n".repeat(98)));
  expect(statusesIn(received)).toEqual([200]);
});

it("responds with the error of toErrorResponse", async () => {
  const toErrorResponse: ServeOptions["toErrorResponse"] = ({ code, status }) => ({
    status: status + 1,
    contentType: "text/plain",
    body: `no: ${code}`,
  });
  const { origin } = await serve(new Hono(), { toErrorResponse });
  const received = await sendRaw(origin, get(host, "/%zz"));
  expect(received).toMatch(
    /^HTTP\/1\.1 401 .*\r\nContent-Type: text\/plain\r\nContent-Length: 15\r\n.*\r\n\r\nno: bad_request$/s,
  );
});

const unsendable = { "X-A": "日本\r\nX-B: c" };
it.each<[string, Partial<ServeOptions>]>([
  ["errorHeaders", { errorHeaders: () => unsendable }],
  ["the names of errorHeaders", { errorHeaders: () => ({ "a b": "c" }) }],
  ["commonHeaders", { commonHeaders: unsendable }],
  ["the type of toErrorResponse", { toErrorResponse: () => ({ status: 400, contentType: "日本", body: "" }) }],
  ["the status of toErrorResponse", { toErrorResponse: () => ({ status: 99, contentType: "a/b", body: "" }) }],
  ["the body of toErrorResponse", { toErrorResponse: () => ({ status: 400, contentType: "a/b", body: 5 as never }) }],
])("responds without %s if it cannot be sent", async (_, options) => {
  const logError = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => logError.mockRestore());
  const fail = (): never => {
    throw new Error("failed");
  };
  const app = new Hono().get("/fine", (c) => c.text("x")).get("/failed", fail);
  const direct = { basePath: "/api", directPipeline: { pipeline: fail, onFailure: () => {} } };
  const { origin } = await serve(app.onError(fail), { ...direct, ...options });
  const requests = ["/#", "/fine", "/failed", "/api/x", "http://a:b@c/"].map((target) =>
    get(host + closeHeader, target),
  );
  for (const request of [...requests, `OPTIONS * HTTP/1.1\r\n${host}${closeHeader}\r\n`, "hello\r\n\r\n"]) {
    const received = await sendRaw(origin, request);
    expect([request, statusesIn(received).length, received.includes("X-B")]).toEqual([request, 1, false]);
  }
});

it("responds without options in JSON, with no other headers", async () => {
  const plainServer = await serveApp(new Hono(), { host: "127.0.0.1", port: 0 });
  onTestFinished(() => plainServer.stop(0));
  expect(await sendRaw(plainServer.origin, "hello\r\n\r\n")).toBe(
    [
      ...["HTTP/1.1 400 Bad Request", "Content-Type: application/json; charset=utf-8", "Content-Length: 149"],
      ...["Connection: close", ""],
      '{"code":"bad_request","message":"The request line is not valid. Send the method, the target and HTTP/1.1, with one space between them.","status":400}',
    ].join("\r\n"),
  );
});

it.each([host, `${host}Content-Length: 2\r\n`, `${host}Expect: 100-continue\r\n`])(
  "responds to OPTIONS * without the app (RFC 9110, section 9.3.7): %j",
  async (fields) => {
    const received = await sendRaw(server.origin, `OPTIONS * HTTP/1.1\r\n${fields}Connection: close\r\n\r\n{}`);
    expect(statusesIn(received)).toEqual([204]);
    expect(received).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(received).toMatch(/^X-Request-Id: id-1\r$/m);
    expect(served).toEqual([]);
  },
);

const closeHeader = "Connection: close\r\n";
const slowRequest = get(host, "/api/slow");
const closeAfterFiveBytes = `${closeHeader}Content-Length: 5\r\n`;

it.each<[what: string, pieces: string | string[], statuses: number[], requests: string[]]>([
  ["serves HTTP/1.0 without a Host", get("", "/api/a", "1.0"), [200], ["GET /api/a "]],
  ["ignores an empty line before a request", `\r\n${get(host + closeHeader)}`, [200], ["GET /api/a "]],
  ["ignores an empty line byte by byte", ["\r", "\n", "G", get(host + closeHeader).slice(1)], [200], ["GET /api/a "]],
  [
    "reads chunks with extensions",
    post(closeHeader + chunked, "2;a=b\r\nhe\r\n0\r\nX: y\r\n\r\n"),
    [200],
    ["POST /api/a he"],
  ],
  ["skips the body of a GET", `${get(host + closeAfterFiveBytes)}hello`, [200], ["GET /api/a "]],
  ["reads a body that begins like a request", post(closeAfterFiveBytes, "GET /"), [200], ["POST /api/a GET /"]],
  ["reads a request byte by byte", [...post(closeAfterFiveBytes, "hello")], [200], ["POST /api/a hello"]],
  [
    "sends 100 Continue to a client that expects it",
    [post(`${closeAfterFiveBytes}Expect: 100-continue\r\n`, ""), "hello"],
    [100, 200],
    ["POST /api/a hello"],
  ],
  [
    "keeps a connection open after Connection: upgrade without Upgrade",
    [get(`${host}Connection: upgrade\r\n`) + post(`${closeHeader}Content-Length: 10\r\n`, ""), "GET / HTTP"],
    [200, 200],
    ["GET /api/a ", "POST /api/a GET / HTTP"],
  ],
  [
    "rejects a tunnel after the responses to the requests before it",
    slowRequest + get(host, "/hono") + tunnel,
    [200, 200, 400],
    ["GET /api/slow ", "GET /hono "],
  ],
  ["rejects the start of a TLS handshake before the end of a line", "\x16\x03\x01\x02", [400], []],
  ["rejects a malformed request line byte by byte", [...`GET  /api/a HTTP/1.1\r\n${host}\r\n`], [400], []],
])("%s", async (_, pieces, statuses, requests) => {
  expect(statusesIn(await sendRaw(server.origin, pieces))).toEqual(statuses);
  expect(served).toEqual(requests);
});

it.each<[what: string, message: string, statuses: number[]]>([
  ["closes the connection without a request", "", []],
  ["rejects an incomplete head", "GET /api", [400]],
  ["rejects an incomplete body", post("Content-Length: 9\r\n", "hello"), [400]],
  ["responds to a request from the pipeline", slowRequest, [200]],
  ["responds to a request from Hono", get(host, "/hono"), [200]],
  ["rejects an incomplete body after the response before it", slowRequest + post(chunked, "b\r\nhello"), [200, 400]],
  ["rejects a malformed body after the response before it", slowRequest + post(chunked, "xyz\r\n"), [200, 400]],
])("after a half-close, %s", async (_, message, statuses) => {
  const received = await sendRaw(server.origin, message, { halfCloses: true });
  expect(statusesIn(received)).toEqual(statuses);
  expect(received === "").toBe(statuses.length === 0);
});

describe("responds to a request with Upgrade and closes the connection", () => {
  const upgradeFields = "Connection: Upgrade\r\nUpgrade: h2c\r\n";
  const upgrade = host + upgradeFields;
  const preflight = "Origin: https://pages.example\r\nAccess-Control-Request-Method: POST\r\n";
  const messages: [what: string, message: string][] = [
    ["for a WebSocket", get(`${host}Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n`)],
    ["without Connection: Upgrade", get(`${host}Upgrade: h2c\r\n`)],
    ["with a body", post(`${upgradeFields}Content-Length: 5\r\n`, "hello")],
    ["with a body in chunks", post(upgradeFields + chunked, "5\r\nhello\r\n0\r\n\r\n")],
    ["after another request", get(host) + get(upgrade)],
    ["in a preflight", get(upgrade + preflight).replace("GET", "OPTIONS")],
    ["in a HEAD", get(upgrade).replace("GET", "HEAD")],
    ["with Expect", post(`${upgradeFields}Expect: 100-continue\r\nContent-Length: 5\r\n`, "hello")],
  ];
  const nextRequest = post(`Content-Length: ${smuggled.length}\r\n`, "");

  it.each(messages)("%s", async (_, message) => {
    const received = await sendRaw(server.origin, [message + nextRequest, smuggled]);
    const responses = statusesIn(received).filter((status) => status >= 200);
    expect(responses).toEqual(message.startsWith(get(host)) ? [200, 200] : [200]);
    expect(received.match(/^Connection: .*$/gim)?.at(-1)).toMatch(/close/);
    expect(served).toHaveLength(responses.length);
    expect(served.filter((request) => request.includes("smuggled"))).toEqual([]);
  });
});

it("responds to pipelined requests in their order, from the pipeline and from Hono", async () => {
  const targets = ["/api/1", "/hono/2", "/api/3", "/hono/4"];
  const messages = [...targets.map((target) => get(host, target)), get(host + closeHeader, "/api/5")];
  const received = await sendRaw(server.origin, messages.join(""));
  expect(received.match(/Hono|direct/g)).toEqual(["direct", "Hono", "direct", "Hono", "direct"]);
});

it("responds to 17 pipelined requests, ignores the rest and closes the connection", async () => {
  const received = await sendRaw(server.origin, get(host).repeat(100));
  expect(statusesIn(received)).toEqual(Array(17).fill(200));
  expect(served).toHaveLength(17);
  expect(received.match(/^Connection: .*$/gim)?.at(-1)).toMatch(/close/);
});

it("serves a client that has 16 requests in flight and sends another after each response", async () => {
  const pieces = [get(host) + slowRequest.repeat(15), get(host), get(host).repeat(16), get(host + closeHeader)];
  const received = await sendRaw(server.origin, pieces, { responsesBefore: [0, 1, 17, 33] });
  expect(statusesIn(received)).toHaveLength(34);
});

it("closes the connection once, after the response, if malformed bytes follow a request in many pieces", async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning);
  process.on("warning", onWarning);
  onTestFinished(() => void process.off("warning", onWarning));
  const received = await sendRaw(server.origin, [slowRequest, ..."no HTTP at all, in pieces"]);
  expect(statusesIn(received)).toEqual([200]);
  expect(warnings).toEqual([]);
});

it.each([
  ["a tunnel", tunnel],
  ["a tunnel with a body", tunnel.replace("\r\n\r\n", "\r\nContent-Length: 5\r\n\r\nhe")],
  ["no HTTP", "hello\r\n\r\n"],
  ["a request", slowRequest],
])("serves other clients after a client sends %s and resets the connection", async (_, message) => {
  const socket = connectTo(server.origin);
  socket.write(message);
  await once(socket, message === slowRequest ? "connect" : "data");
  socket.resetAndDestroy();
  expect(statusesIn(await sendRaw(server.origin, get(host + closeHeader)))).toEqual([200]);
});

it.each(["", "GET /api", "\r"])("stops while a connection has sent only %j", async (message) => {
  const secondServer = await serve();
  const received = sendRaw(secondServer.origin, message);
  await expect.poll(() => secondServer.connections()).toBe(1);
  await secondServer.stop(20_000);
  expect(await received).toBe("");
});

it.each(["/api/a", "/api/./a", "/"])("passes TRACE %s to the app", async (target) => {
  const received = await sendRaw(server.origin, `TRACE ${target} HTTP/1.1\r\n${host}${closeHeader}\r\n`);
  expect(statusesIn(received)).toEqual([200]);
});

it("sends no 100 Continue if the body is too large", async () => {
  const received = await sendRaw(server.origin, post("Expect: 100-continue\r\nContent-Length: 11\r\n", ""));
  expect(statusesIn(received)).toEqual([200]);
  expect(received).toMatch(/^Connection: close\r$/im);
});
