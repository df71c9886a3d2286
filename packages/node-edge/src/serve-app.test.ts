import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { createAddressLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, serveApp } from "./serve-app.ts";
import { StartUpError } from "./start-up-error.ts";

const app = new Hono()
  .post("/echo", async (c) => c.text(await c.req.text()))
  .post("/never", () => new Promise<never>(() => {}));
const options = { host: "127.0.0.1", port: 0, addressLimiter: createAddressLimiter(60), clock: createTestClock() };

let server: RunningServer;
beforeEach(async () => {
  server = await serveApp(app, options);
});
afterEach(() => server.stop(0));

const portOf = ({ origin }: RunningServer) => Number(new URL(origin).port);

/** Everything that the server sends on one connection until it closes it. */
async function converse(message: string): Promise<string> {
  const socket = connect(portOf(server), "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => (received += chunk));
  socket.write(message);
  await once(socket, "close");
  return received;
}

const statuses = (received: string) => [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);

it("a request reaches the app, and its answer the caller", async () => {
  const answer = await fetch(`${server.origin}/echo`, { method: "POST", body: "hello" });
  expect(await answer.text()).toBe("hello");
});

it("a request gets its answer also when no HTTP follows it on the connection", async () => {
  const received = await converse("POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\nhellono HTTP\r\n\r\n");
  expect(statuses(received)).toEqual(["200"]);
});

describe("what never becomes a request is refused in the contract's shape", () => {
  it.each([
    ["a tunnel", "CONNECT there:443 HTTP/1.1\r\nHost: there:443\r\n\r\n"],
    ["no HTTP", "hello\r\n\r\n"],
    ["two hosts", "GET / HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["a host that is no host", "GET / HTTP/1.1\r\nHost: here/there\r\n\r\n"],
    ["a target that is no path", "GET * HTTP/1.1\r\nHost: here\r\n\r\n"],
  ])("%s", async (_, message) => {
    const received = await converse(message);
    expect(statuses(received)).toEqual(["400"]);
    expect(received).toContain('"code":"bad_request"');
    expect(received).toMatch(/^X-RateLimit-Remaining: \d+\r$/m);
    expect(received).toMatch(/^Connection: close\r$/m);
  });
});

describe("an address that cannot be listened on", () => {
  it("is a StartUpError that names a taken port and the next one, by the name that the port has there", async () => {
    const port = portOf(server);
    const second = serveApp(app, { ...options, port });
    await expect(second).rejects.toThrow(StartUpError);
    await expect(second).rejects.toThrow(`port ${port} on 127.0.0.1 is taken by another program`);
    await expect(second).rejects.toThrow(` PORT=${port + 1}.`);
    const third = serveApp(app, { ...options, port, portName: "OWN_PORT" });
    await expect(third).rejects.toThrow(` OWN_PORT=${port + 1}.`);
  });

  it("is a StartUpError that names a host of another machine", async () => {
    const elsewhere = serveApp(app, { ...options, host: "192.0.2.1" });
    await expect(elsewhere).rejects.toThrow(StartUpError);
    await expect(elsewhere).rejects.toThrow(/HOST 192\.0\.2\.1 cannot be listened on .*leave it unset/);
  });
});

it("stop cuts what does not end by itself", async () => {
  const upload = request(`${server.origin}/never`, {
    method: "POST",
    headers: { "content-length": 100, expect: "100-continue" },
  });
  const cut = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  await server.stop(50);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
});

it("stop ends the connection of who asks before a body is sent, too", async () => {
  const socket = connect(portOf(server), "127.0.0.1").setEncoding("utf8");
  const fields = "POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n";
  socket.write(`${fields}\r\nhi`);
  await once(socket, "data");
  const stopped = server.stop(20_000, 10_000);
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  socket.write(`${fields}Expect: 100-continue\r\n\r\nhi`);
  await Promise.all([once(socket, "close"), stopped]);
  expect(received).toMatch(/HTTP\/1\.1 200 OK.*connection: close/is);
});

it("stop answers once more on a connection that is kept open for a while, and says that it is the last time", async () => {
  const socket = connect(portOf(server), "127.0.0.1").setEncoding("utf8");
  const message = "POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nhi";
  socket.write(message);
  const [first] = await once(socket, "data");
  expect(first).toMatch(/connection: keep-alive/i);
  const stopped = server.stop(20_000, 10_000);
  socket.write(message);
  const [last] = await once(socket, "data");
  expect(last).toMatch(/connection: close/i);
  await Promise.all([once(socket, "close"), stopped]);
  await expect(fetch(server.origin)).rejects.toThrow();
});
