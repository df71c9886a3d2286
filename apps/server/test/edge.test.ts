import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runToEnd, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server.end("SIGKILL");
  folder.remove();
});

async function createKey(): Promise<string> {
  const { stdout } = await runToEnd("keys.js", ["create", "--plan", "business", "--json"], { DATA_DIR: folder.path });
  return JSON.parse(stdout).key;
}

/** Everything that a server sends on one connection until it closes it. */
async function converse(origin: string, message: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => (received += chunk));
  socket.write(message);
  await once(socket, "close");
  return received;
}

const statuses = (received: string) => [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);

describe("a connection", () => {
  it("gets the answer to a request also when no HTTP follows it", async () => {
    const key = await createKey();
    server = await startProcess(folder.path);
    const body = '{"name":"Rex","categoryId":7}';
    const head = `POST /v1/pets HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
    const received = await converse(
      server.origin,
      `${head}Content-Length: ${body.length}\r\n\r\n${body}no HTTP\r\n\r\n`,
    );
    expect(statuses(received)).toEqual(["201"]);
  });

  it("that asks for a tunnel is refused in the contract's shape", async () => {
    server = await startProcess(folder.path);
    const received = await converse(server.origin, "CONNECT there:443 HTTP/1.1\r\nHost: there:443\r\n\r\n");
    expect(statuses(received)).toEqual(["400"]);
    expect(received).toContain('"code":"bad_request"');
    expect(received).toMatch(/^X-RateLimit-Remaining: \d+\r$/m);
  });
});

it("SHUTDOWN_TIMEOUT_MS cuts what does not end by itself", async () => {
  const key = await createKey();
  server = await startProcess(folder.path, { SHUTDOWN_TIMEOUT_MS: "50" });
  const upload = request(`${server.origin}/v1/pets`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "content-length": 100,
      expect: "100-continue",
    },
  });
  const cut = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
});

it("ANONYMOUS_PER_MINUTE is what an address gets without a key", async () => {
  server = await startProcess(folder.path, { ANONYMOUS_PER_MINUTE: "100000" });
  const answer = await fetch(`${server.origin}/v1/pets`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("x-ratelimit-limit")).toBe("100000");
});
