import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { contract, type Schemas } from "@animal-store/contract";
import { freePort } from "@animal-store/server/testing";
import { expect, it, onTestFinished } from "vitest";
import { startNginx } from "../topology/start-nginx.ts";

const { path } = contract.operations.createPet;

/** A balancer before servers that answer as they are told, and what they were asked. */
async function balance(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const ports = await Promise.all(
    answers.map(async (answer) => {
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
      const address = server.address();
      return typeof address === "object" && address ? address.port : 0;
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
const break_ = ({ socket }: IncomingMessage) => void socket.destroy();

it("asks the next server when one breaks off, but only for what may be repeated", async () => {
  // Whichever is asked first breaks off, and no other is left out for it.
  let broken = 0;
  const breakFirst: typeof answer = (request, response) => {
    broken += 1;
    if (broken % 2 === 1) break_(request);
    else answer(request, response);
  };
  const read = await balance(breakFirst, breakFirst);
  expect((await read.call("GET")).status).toBe(200);
  expect(read.asked).toHaveLength(2);

  broken = 0;
  const claimed = await balance(breakFirst, breakFirst);
  expect((await claimed.call("POST", { "Idempotency-Key": "4711" })).status).toBe(200);
  expect(claimed.asked).toHaveLength(2);

  broken = 0;
  const plain = await balance(breakFirst, breakFirst);
  expect((await plain.call("POST")).status).toBe(contract.errorCodes.service_unavailable.status);
  expect(plain.asked).toHaveLength(1);
});

it("passes on what a server answered, a 503 too, and asks no other", async () => {
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

it("answers itself in the contract's words when no server can be reached, within 2 s", async () => {
  const { call } = await balance();
  const begun = performance.now();
  const answered = await call("GET");
  expect(performance.now() - begun).toBeLessThan(2000);
  const error: Schemas["Error"] = await answered.json();
  expect(answered.status).toBe(contract.errorCodes.service_unavailable.status);
  expect(error).toMatchObject({ code: "service_unavailable", status: answered.status });
  expect(answered.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answered.headers.get("Retry-After")).toBe("1");
  expect(Object.fromEntries(answered.headers)).toMatchObject(
    Object.fromEntries(
      Object.entries(contract.extensions["x-answer-headers"]).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
  expect(answered.headers.get("X-Request-Id")).toMatch(/^[a-f0-9]{32}$/);
});
