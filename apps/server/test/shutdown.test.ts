import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import {
  builtFile,
  createKey,
  freePort,
  jsonHeaders,
  nodeFlags,
  remainingOfDay,
  type ServerProcess,
  startServer,
  testFolder,
} from "./server-process.ts";

/** Sends a request whose body does not end. @returns its end by the server */
async function hang({ origin }: ServerProcess, key: string): Promise<{ readonly cut: Promise<unknown> }> {
  const upload = request(`${origin}/v1/pets`, {
    method: "POST",
    headers: { ...jsonHeaders(key), "content-length": 100, expect: "100-continue" },
  });
  const cut = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  return { cut };
}

it("a second signal ends it at once, whatever still waits", async () => {
  const folder = testFolder();
  const key = await createKey(folder);
  const server = await startServer(folder, { SHUTDOWN_TIMEOUT_MS: "60000" });
  await hang(server, key);
  const startedAt = performance.now();
  const repeated = setInterval(() => server.child.kill("SIGTERM"), 20);
  expect(await server.end("SIGTERM")).toBe("SIGKILL");
  clearInterval(repeated);
  // The first copies of a signal may be the same one that came twice.
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it("SHUTDOWN_TIMEOUT_MS cuts what does not end by itself, and what keys used is written to the last request", async () => {
  const folder = testFolder();
  const key = await createKey(folder);
  const server = await startServer(folder, { SHUTDOWN_TIMEOUT_MS: "50" });
  const before = await remainingOfDay(server, key);
  const { cut } = await hang(server, key);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
  expect(await remainingOfDay(await startServer(folder), key)).toBe(before - 2);
});

it("a process that is being stopped says so to who is still connected, and lives", async () => {
  const server = await startServer(testFolder(), { SHUTDOWN_IDLE_MS: "20000" });
  const { port } = new URL(server.origin);
  const sockets = ["/readyz", "/healthz"].map((path) => ({
    socket: connect(Number(port), "127.0.0.1").setEncoding("utf8"),
    message: `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`,
  }));
  const ask = () =>
    Promise.all(
      sockets.map(async ({ socket, message }) => {
        socket.write(message);
        const [response] = await once(socket, "data");
        return String(response);
      }),
    );
  const [before = ""] = await ask();
  expect(before).toContain('{"status":"ready"}');
  server.child.kill("SIGTERM");
  await expect.poll(() => fetch(server.origin).catch(() => "refused")).toBe("refused");
  const [ready = "", live = ""] = await ask();
  expect(ready).toMatch(/^HTTP\/1\.1 503 /);
  expect(ready).toContain('{"status":"not ready","reasons":["process: it is being stopped"]}');
  expect(live).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
});

it("a signal that comes as soon as it listens ends it gently", async () => {
  const port = await freePort();
  const env = { DATA_DIR: testFolder(), DATABASE_URL: "", REDIS_URL: "", PORT: String(port), METRICS_PORT: "0" };
  const child = spawn(process.execPath, [...nodeFlags, builtFile("main.js")], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  while (!(await isListening(port)));
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
