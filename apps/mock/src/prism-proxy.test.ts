import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exampleRequests } from "@animal-store/contract-tests";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BarePrism, startPrismProxy, stopBarePrism } from "../test/bare-prism.ts";
import { document } from "../test/document.ts";
import { type Received, send } from "../test/send.ts";
import { serveStore } from "../test/serve-store.ts";
import { loadContract } from "./contract/load-contract.ts";
import { get, type LimitRequest, post } from "./prism-limits/prism-limit.ts";

const pet = '{"name":"Rex","categoryId":7,"status":"available"}';
const unique = { "Idempotency-Key": "9f4a1c52" };

const written: [string, LimitRequest, number][] = [
  ["listPets", get("/pets"), 200],
  ["createPet", post("/pets", pet, unique), 201],
  ["createPet", post("/pets", pet, unique), 201],
  ["createPet", post("/pets", '{"name":"Tom","categoryId":9}', unique), 409],
  ["createPet", post("/pets", '{"name":"Tom","categoryId":9}'), 201],
  ["listPets", get("/pets?limit=1&status=available"), 200],
  ["listPets", get("/pets?limit=1"), 200],
  ["listPets", get("/pets?cursor=none"), 400],
  ["listPets", get("/pets", { "If-None-Match": "*" }), 304],
  ["listPets", get("/pets", { Authorization: "Bearer none" }), 401],
  ["getPet", get("/pets/1"), 200],
  ["getPet", get("/pets/1", { "If-None-Match": "*" }), 304],
  ["getPet", get("/pets/4711"), 404],
  ["createOrder", post("/store/orders", '{"petId":1}', unique), 201],
  ["createOrder", post("/store/orders", '{"petId":1}'), 409],
  ["createOrder", post("/store/orders", '{"petId":4711}'), 404],
  ["listOrders", get("/store/orders?limit=1"), 200],
];

// An operation that nothing is written for is asked what the contract's examples ask.
const requests = [
  ...written,
  ...exampleRequests()
    .filter(({ operation }) => !written.some(([id]) => id === operation))
    .map(({ operation, method, path, body, status }): (typeof written)[number] => [
      operation,
      body === undefined ? { method, path } : { ...post(path, body), method },
      status,
    ]),
];

let store: Awaited<ReturnType<typeof serveStore>>;
let proxy: BarePrism;

beforeAll(async () => {
  store = await serveStore();
  proxy = await startPrismProxy(store.baseUrl);
}, 60_000);

afterAll(async () => {
  await stopBarePrism(proxy);
  await store.stop();
});

const ask = (request: LimitRequest): Promise<Received> =>
  send(proxy.url, { ...request, headers: { Authorization: `Bearer ${store.key}`, ...request.headers } });

it("Prism as a proxy finds no violation in what passes between a caller and the store", async () => {
  const seen = [];
  for (const [operation, request] of requests) {
    const { status, headers } = await ask(request);
    seen.push([operation, request, status, headers["sl-violations"]]);
  }
  expect(seen).toEqual(requests.map(([...asked]) => [...asked, undefined]));
  await expect.poll(() => proxy.log().match(/has returned/g)).toHaveLength(requests.length);
  expect(proxy.log()).not.toMatch(/violation/i);
});

it("no operation of the contract is left out", async () => {
  const { routes } = await loadContract(document);
  const ids = routes.flatMap(({ operations }) => [...operations.values()].map(({ id }) => id));
  expect(new Set(requests.map(([operation]) => operation))).toEqual(new Set(ids));
});

it("Prism as a proxy tells a violation of an answer where there is one", async () => {
  const liar = createServer((_, response) => response.setHeader("Content-Type", "application/json").end('[{"id":0}]'));
  await once(liar.listen(0, "127.0.0.1"), "listening");
  const { port } = liar.address() as AddressInfo;
  const judging = await startPrismProxy(`http://127.0.0.1:${port}`);
  try {
    const { headers } = await send(judging.url, get("/pets"));
    expect(headers["sl-violations"]).toContain('"response"');
    await expect.poll(judging.log).toMatch(/violation/i);
  } finally {
    await stopBarePrism(judging);
    liar.close();
  }
});
