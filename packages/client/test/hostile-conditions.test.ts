import type { RequestListener } from "node:http";
import { expect, it } from "vitest";
import { createStoreClient, type StoreClient, type StoreClientOptions } from "../src/index.ts";
import { listen } from "./listen.ts";

const pets = '[{"id":1,"name":"Rex","categoryId":7}]';
const pet = { name: "Rex", categoryId: 7 };
const respond =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
/** The system assigns no port below 1024, so that no other process listens on it by chance. fetch blocks port 1. */
const unusedPort = 2;

/** Each condition with its result, the requests that the server gets, and the longest time that the client waits between them. */
it.each<{
  condition: string;
  listener: RequestListener;
  call?: (store: StoreClient) => Promise<unknown>;
  options?: Partial<StoreClientOptions>;
  result: object;
  requests: number;
  waitSeconds: number;
}>([
  {
    condition: "the server is down",
    listener: () => {},
    options: { baseUrl: `http://127.0.0.1:${unusedPort}/v1` },
    result: { name: "ConnectionError", attempts: 5 },
    requests: 0,
    waitSeconds: 3.75,
  },
  {
    condition: "the server never responds (timeout of 0.3 s instead of 60 s)",
    listener: () => {},
    options: { timeoutMs: 300 },
    result: { name: "TimeoutError", attempts: 1 },
    requests: 1,
    waitSeconds: 0,
  },
  {
    condition: "a proxy returns an HTML page with 502",
    listener: respond(502, "<h1>Bad Gateway</h1>", { "Content-Type": "text/html" }),
    result: { status: undefined, error: { code: undefined, status: 502, cause: "<h1>Bad Gateway</h1>" }, attempts: 5 },
    requests: 5,
    waitSeconds: 3.75,
  },
  {
    condition: "the JSON is truncated, with a matching Content-Length",
    listener: respond(200, pets.slice(0, 20)),
    result: { status: undefined, error: { code: undefined, status: 200, cause: pets.slice(0, 20) }, attempts: 1 },
    requests: 1,
    waitSeconds: 0,
  },
  {
    condition: "429 without Retry-After",
    listener: respond(429, '{"code":"rate_limit_exceeded","message":"Wait.","status":429}'),
    result: { status: 429, error: { code: "rate_limit_exceeded" }, attempts: 5 },
    requests: 5,
    waitSeconds: 3.75,
  },
  {
    condition: "a redirect to another path",
    listener: (request, response) =>
      request.url === "/v1/pets"
        ? respond(307, "", { Location: "/v2/pets" })(request, response)
        : respond(200, pets)(request, response),
    result: { status: 200, data: [{ id: 1 }], attempts: 1 },
    requests: 2,
    waitSeconds: 0,
  },
  {
    condition: "the body takes longer than the timeout (0.3 s instead of 60 s)",
    listener: (_, response) => void response.writeHead(200, { "Content-Length": "9" }).write("["),
    options: { timeoutMs: 300 },
    result: { name: "TimeoutError", attempts: 1 },
    requests: 1,
    waitSeconds: 0,
  },
  {
    condition: "Retry-After is a date, and the clock of the client is an hour fast",
    listener: inTurn(
      respond(503, "", { Date: "Thu, 15 Jan 2026 11:00:00 GMT", "Retry-After": "Thu, 15 Jan 2026 11:00:02 GMT" }),
      respond(200, pets),
    ),
    result: { status: 200, attempts: 2 },
    requests: 2,
    waitSeconds: 2.25,
  },
  {
    condition: "the connection closes in the middle of the body of a 200",
    listener: inTurn(
      (_, response) => {
        response.writeHead(200, { "Content-Length": "99" }).write("[", () => response.destroy());
      },
      respond(200, pets),
    ),
    result: { status: 200, data: [{ id: 1 }], attempts: 2 },
    requests: 2,
    waitSeconds: 0.25,
  },
  {
    condition: "the response to a POST is lost, so the client sends it again with the same Idempotency-Key",
    listener: inTurn(
      (request) => void request.socket.destroy(),
      (request, response) =>
        respond(201, `{"id":1,"name":"Rex","categoryId":7,"key":"${request.headers["idempotency-key"]}"}`)(
          request,
          response,
        ),
    ),
    call: (store) => store.createPet(pet, { idempotencyKey: "one" }),
    result: { status: 201, data: { id: 1, key: "one" }, attempts: 2 },
    requests: 2,
    waitSeconds: 0.25,
  },
])("$condition", async ({ listener, call = (store) => store.listPets(), options, ...expected }) => {
  let requestCount = 0;
  await using server = await listen((request, response) => {
    requestCount += 1;
    listener(request, response);
  });
  let waitedMs = 0;
  const now = Date.UTC(2026, 0, 15, 12);
  const clock = {
    now: () => now + waitedMs,
    async wait(milliseconds: number) {
      waitedMs += milliseconds;
    },
  };
  const store = createStoreClient({
    baseUrl: `${server.origin}/v1`,
    apiKey: "test",
    clock,
    random: () => 1,
    ...options,
  });
  expect(await call(store).catch((error: unknown) => error)).toMatchObject(expected.result);
  expect([requestCount, waitedMs / 1000]).toEqual([expected.requests, expected.waitSeconds]);
});

/** Responds with the listeners in order, then with the last one. */
function inTurn(...listeners: [RequestListener, ...RequestListener[]]): RequestListener {
  return (request, response) => (listeners.length > 1 ? listeners.shift() : listeners[0])?.(request, response);
}
