import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contract, type Schemas } from "@animal-store/contract";
import { findFreePort } from "@animal-store/sql-store/testing";
import { expect, it, onTestFinished } from "vitest";
import { startNginx } from "../topology/start-nginx.ts";

const { path } = contract.operations.createPet;

async function startBalancer(...handlers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const requests: string[] = [];
  const ports = await Promise.all(
    handlers.map(async (handle) => {
      const server = createServer((request, response) => {
        requests.push(`${request.method} ${request.url}`);
        request.resume();
        handle(request, response);
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return (server.address() as AddressInfo).port;
    }),
  );
  const nginx = await startNginx(ports.length > 0 ? ports : [await findFreePort()]);
  onTestFinished(nginx.end);
  const call = (method: string, headers: Record<string, string> = {}, body: BodyInit = "{}") =>
    fetch(nginx.origin + contract.basePath + path, {
      method,
      headers,
      ...(method === "POST" && { body, duplex: "half" }),
    });
  return { requests, call };
}

const respond = (_: IncomingMessage, response: ServerResponse) => void response.end("{}");

it.each([
  ["GET", {}, 200, 2],
  ["POST", { "Idempotency-Key": "4711" }, 200, 2],
  ["POST", {}, contract.errorCodes.service_unavailable.status, 1],
])(
  "if the first server closes the connection, a %s with headers %j gets %i after %i attempts",
  async (method, headers, status, attempts) => {
    let hasFailed = false;
    const failFirst: typeof respond = (request, response) => {
      if (hasFailed) return respond(request, response);
      hasFailed = true;
      request.socket.destroy();
    };
    const { requests, call } = await startBalancer(failFirst, failFirst);
    expect((await call(method, headers)).status).toBe(status);
    expect(requests).toHaveLength(attempts);
  },
);

it("the balancer returns a 503 of a server without a retry", async () => {
  const respond503: typeof respond = (_, response) => void response.writeHead(503, { "Retry-After": "7" }).end("{}");
  const { requests, call } = await startBalancer(respond503, respond503);
  const { status, headers } = await call("GET");
  expect([status, headers.get("Retry-After"), requests.length]).toEqual([503, "7", 1]);
});

it.each([{}, { "Idempotency-Key": "4711" }])(
  "the balancer lets a server reject a chunked body that is too large, with headers %o",
  async (headers) => {
    const reject: typeof respond = ({ headers }, response) =>
      void response.writeHead(413, { "X-Length": headers["content-length"] }).end("{}");
    const { call } = await startBalancer(reject);
    const response = await call("POST", headers, new Blob([new Uint8Array(2 ** 20)]).stream());
    expect([response.status, Number(response.headers.get("X-Length"))]).toEqual([413, 128 * 1024 + 1]);
  },
);

it("the balancer returns the contract's error within 2 s if no server is available", async () => {
  const { call } = await startBalancer();
  const startedAt = performance.now();
  const response = await call("GET");
  expect(performance.now() - startedAt).toBeLessThan(2000);
  const error: Schemas["Error"] = await response.json();
  expect(response.status).toBe(contract.errorCodes.service_unavailable.status);
  expect(error).toMatchObject({ code: "service_unavailable", status: response.status });
  const expectedHeaders = {
    ...contract.extensions["x-answer-headers"],
    "Content-Type": "application/json; charset=utf-8",
    "Retry-After": "1",
  };
  for (const [name, value] of Object.entries(expectedHeaders)) expect(response.headers.get(name), name).toBe(value);
  expect(response.headers.get("X-Request-Id")).toMatch(/^[a-f0-9]{32}$/);
});
