import { once } from "node:events";
import { StartupError } from "@animal-store/process";
import { type Env, Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { connectTo, serve, testOptions } from "../test/serve.ts";
import { type RunningServer, serveApp } from "./serve-app.ts";

// Without Bindings, but with those of its base.
interface AppEnv extends Env {
  readonly Variables: { readonly user: string };
}

let requestCount = 0;
const app = new Hono<AppEnv>().post("/echo", async (c) => {
  requestCount += 1;
  return c.text(await c.req.text());
});
const head = "POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n";

let server: RunningServer;
beforeEach(async () => {
  requestCount = 0;
  server = await serve(app);
});

describe("an address that is not available", () => {
  const options = testOptions();

  it.each([{}, { portName: "OWN_PORT" }])("is reported with the next port if it is in use: %j", async (portNames) => {
    const port = Number(new URL(server.origin).port);
    const secondServer = serveApp(app, { ...options, port, ...portNames });
    await expect(secondServer).rejects.toThrow(StartupError);
    await expect(secondServer).rejects.toThrow(`port ${port} on 127.0.0.1 is in use by another program`);
    await expect(secondServer).rejects.toThrow(` ${portNames.portName ?? "PORT"}=${port + 1}.`);
  });

  it("is reported with HOST if it belongs to another machine", async () => {
    const unavailable = serveApp(app, { ...options, host: "192.0.2.1" });
    await expect(unavailable).rejects.toThrow(StartupError);
    await expect(unavailable).rejects.toThrow(/cannot listen on HOST 192\.0\.2\.1 .*Unset it for 127/);
  });
});

describe("stop", () => {
  it("sends Connection: close in the response to a request in flight", async () => {
    const socket = connectTo(server.origin).setEncoding("utf8");
    socket.write(`${head}\r\nh`);
    await expect.poll(() => requestCount).toBe(1);
    const stopped = server.stop(20_000);
    socket.write("i");
    const [response] = await once(socket, "data");
    expect(response).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
    await Promise.all([once(socket, "close"), stopped]);
  });

  it("responds to the requests of connections that it has not accepted yet", async () => {
    const sockets = Array.from({ length: 50 }, () => connectTo(server.origin).setEncoding("utf8"));
    for (const socket of sockets) socket.write(`${head}\r\nhi`);
    await new Promise(process.nextTick);
    const stopped = server.stop(20_000);
    const responses = await Promise.all(sockets.map((socket) => once(socket, "data")));
    for (const [response] of responses) expect(response).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
    await stopped;
  });

  it("closes a connection without a request", async () => {
    const socket = connectTo(server.origin);
    await once(socket, "connect");
    await Promise.all([once(socket, "close"), server.stop(20_000)]);
  });

  it("waits for a client that is reading its response", async () => {
    const largeServer = await serve(new Hono().get("/large", (c) => c.text("x".repeat(2 ** 25))));
    const socket = connectTo(largeServer.origin);
    socket.write("GET /large HTTP/1.1\r\nHost: here\r\n\r\n");
    await once(socket, "readable");
    const stopped = largeServer.stop(20_000);
    await expect.poll(() => fetch(largeServer.origin).catch(() => "closed")).toBe("closed");
    let received = 0;
    for await (const chunk of socket) received += chunk.length;
    await stopped;
    expect(received).toBeGreaterThan(2 ** 25);
  });

  it.each([
    ["a request", `${head}\r\nhi`],
    ["a request that expects 100 Continue", `${head}Expect: 100-continue\r\n\r\nhi`],
  ])("responds to one more request on an idle connection: %s", async (_, message) => {
    const socket = connectTo(server.origin).setEncoding("utf8");
    socket.write(`${head}\r\nhi`);
    const [firstResponse] = await once(socket, "data");
    expect(firstResponse).toMatch(/connection: keep-alive/i);
    const stopped = server.stop(20_000, 10_000);
    let received = "";
    socket.on("data", (chunk) => (received += chunk));
    socket.write(message);
    await Promise.all([once(socket, "close"), stopped]);
    expect(received).toMatch(/HTTP\/1\.1 200 OK.*connection: close/is);
    await expect(fetch(server.origin)).rejects.toThrow();
  });
});
