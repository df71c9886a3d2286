import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { findFreePort, testFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import {
  builtFile,
  createKey,
  fetchRemainingOfDay,
  jsonHeaders,
  nodeFlags,
  type ServerProcess,
  startServer,
} from "./server-process.ts";

/** Sends a request with an incomplete body. `closed` resolves when the server closes the connection. */
async function sendStalledUpload(
  { origin }: ServerProcess,
  key: string,
): Promise<{ readonly closed: Promise<unknown> }> {
  const upload = request(`${origin}/v1/pets`, {
    method: "POST",
    headers: { ...jsonHeaders(key), "content-length": 100, expect: "100-continue" },
  });
  const closed = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  return { closed };
}

it("a later Ctrl-C kills the process immediately, even with a request in flight", async () => {
  const folder = testFolder();
  const key = await createKey(folder);
  const server = await startServer(folder, { SHUTDOWN_TIMEOUT_MS: "60000" });
  await sendStalledUpload(server, key);
  const startedAt = performance.now();
  const signalTimer = setInterval(() => server.child.kill("SIGINT"), 20);
  expect(await server.end("SIGTERM")).toBe("SIGKILL");
  clearInterval(signalTimer);
  // Repetitions within 500 ms count as the same signal.
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it("after SHUTDOWN_TIMEOUT_MS, the server closes open requests and saves key usage up to the last request", async () => {
  const folder = testFolder();
  const key = await createKey(folder);
  const server = await startServer(folder, { SHUTDOWN_TIMEOUT_MS: "50" });
  const remainingBefore = await fetchRemainingOfDay(server, key);
  const { closed } = await sendStalledUpload(server, key);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await closed).toMatchObject([{ code: "ECONNRESET" }]);
  expect(await fetchRemainingOfDay(await startServer(folder), key)).toBe(remainingBefore - 2);
});

it("during the shutdown, open connections get 503 from /readyz and 200 from /healthz", async () => {
  const server = await startServer(testFolder(), { SHUTDOWN_IDLE_MS: "20000" });
  const { port } = new URL(server.origin);
  const sockets = ["/readyz", "/healthz"].map((path) => ({
    socket: connect(Number(port), "127.0.0.1").setEncoding("utf8"),
    message: `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`,
  }));
  const requestBoth = () =>
    Promise.all(
      sockets.map(async ({ socket, message }) => {
        socket.write(message);
        const [response] = await once(socket, "data");
        return String(response);
      }),
    );
  const [readyBefore = ""] = await requestBoth();
  expect(readyBefore).toContain('{"status":"ready"}');
  server.child.kill("SIGTERM");
  await expect.poll(() => fetch(server.origin).catch(() => "refused")).toBe("refused");
  const [readyResponse = "", healthResponse = ""] = await requestBoth();
  expect(readyResponse).toMatch(/^HTTP\/1\.1 503 /);
  expect(readyResponse).toContain('{"status":"not ready","reasons":["process: shutting down"]}');
  expect(healthResponse).toMatch(/^HTTP\/1\.1 200 /);
  await server.end("SIGKILL");
});

it("a signal right after the server starts to listen shuts it down gracefully", async () => {
  const port = await findFreePort();
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
