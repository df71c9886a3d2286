import { once } from "node:events";
import { request } from "node:http";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectTo, serve, testOptions } from "../test/serve.ts";
import { StartUpError } from "./program.ts";
import { type RunningServer, serveApp } from "./serve-app.ts";

let begun = 0;
const app = new Hono()
  .post("/echo", async (c) => {
    begun += 1;
    return c.text(await c.req.text());
  })
  .post("/never", () => new Promise<never>(() => {}));
const options = testOptions();

let server: RunningServer;
beforeEach(async () => {
  begun = 0;
  server = await serveApp(app, options);
});
afterEach(() => server.stop(0));

const portOf = ({ origin }: RunningServer) => Number(new URL(origin).port);

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
  const headers = { "content-length": 100, expect: "100-continue" };
  const upload = request(`${server.origin}/never`, { method: "POST", headers });
  const cut = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  await server.stop(50);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
});

it("stop says with the answer to what was started that it is the last one", async () => {
  const socket = connectTo(server.origin).setEncoding("utf8");
  socket.write("POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nh");
  await expect.poll(() => begun).toBe(1);
  const stopped = server.stop(20_000);
  socket.write("i");
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  await Promise.all([once(socket, "close"), stopped]);
});

it("stop leaves its answer to who still reads it", async () => {
  const large = await serve(new Hono().get("/large", (c) => c.text("x".repeat(2 ** 25))));
  const socket = connectTo(large.origin);
  socket.write("GET /large HTTP/1.1\r\nHost: here\r\n\r\n");
  await once(socket, "readable");
  const stopped = large.stop(20_000);
  await expect.poll(() => fetch(large.origin).catch(() => "refused")).toBe("refused");
  let received = 0;
  for await (const chunk of socket) received += chunk.length;
  await stopped;
  expect(received).toBeGreaterThan(2 ** 25);
});

it("stop ends the connection of who asks before a body is sent, too", async () => {
  const socket = connectTo(server.origin).setEncoding("utf8");
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
  const socket = connectTo(server.origin).setEncoding("utf8");
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
