import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contract, type Schemas } from "@animal-store/contract";
import { freePort } from "@animal-store/server/testing";
import { expect, it, onTestFinished } from "vitest";
import { startNginx } from "../topology/start-nginx.ts";

const { path } = contract.operations.createPet;

/** A balancer before servers that answer as they are told, and what they were asked. */
async function balance(...responses: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const ports = await Promise.all(
    responses.map(async (answer) => {
      const server = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        request.resume();
        answer(request, response);
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return (server.address() as AddressInfo).port;
    }),
  );
  const nginx = await startNginx(ports.length > 0 ? ports : [await freePort()]);
  onTestFinished(nginx.end);
  const call = (method: string, headers: Record<string, string> = {}, body: BodyInit = "{}") =>
    fetch(nginx.origin + contract.basePath + path, {
      method,
      headers,
      ...(method === "POST" && { body, duplex: "half" }),
    });
  return { asked, call };
}

const answer = (_: IncomingMessage, response: ServerResponse) => void response.end("{}");

it.each([
  ["GET", {}, 200, 2],
  ["POST", { "Idempotency-Key": "4711" }, 200, 2],
  ["POST", {}, contract.errorCodes.service_unavailable.status, 1],
])(
  "if a server closes the connection, a %s with %j gets %i from %i servers",
  async (method, headers, status, count) => {
    let isBroken = false;
    const breakFirst: typeof answer = (request, response) => {
      if (isBroken) return answer(request, response);
      isBroken = true;
      request.socket.destroy();
    };
    const { asked, call } = await balance(breakFirst, breakFirst);
    expect((await call(method, headers)).status).toBe(status);
    expect(asked).toHaveLength(count);
  },
);

it("returns the response of a server, also a 503, without a second attempt", async () => {
  const away: typeof answer = (_, response) => void response.writeHead(503, { "Retry-After": "7" }).end("{}");
  const { asked, call } = await balance(away, away);
  const { status, headers } = await call("GET");
  expect([status, headers.get("Retry-After"), asked.length]).toEqual([503, "7", 1]);
});

it.each([{}, { "Idempotency-Key": "4711" }])(
  "has a server reject a chunked body that is too large: %o",
  async (headers) => {
    const reject: typeof answer = ({ headers }, response) =>
      void response.writeHead(413, { "X-Length": headers["content-length"] }).end("{}");
    const { call } = await balance(reject);
    const { status, headers: received } = await call("POST", headers, new Blob([new Uint8Array(2 ** 20)]).stream());
    expect([status, Number(received.get("X-Length"))]).toEqual([413, 128 * 1024 + 1]);
  },
);

it("returns the contract's error within 2 s if no server is available", async () => {
  const { call } = await balance();
  const begun = performance.now();
  const answered = await call("GET");
  expect(performance.now() - begun).toBeLessThan(2000);
  const error: Schemas["Error"] = await answered.json();
  expect(answered.status).toBe(contract.errorCodes.service_unavailable.status);
  expect(error).toMatchObject({ code: "service_unavailable", status: answered.status });
  const expected = {
    ...contract.extensions["x-answer-headers"],
    "Content-Type": "application/json; charset=utf-8",
    "Retry-After": "1",
  };
  for (const [name, value] of Object.entries(expected)) expect(answered.headers.get(name), name).toBe(value);
  expect(answered.headers.get("X-Request-Id")).toMatch(/^[a-f0-9]{32}$/);
});
