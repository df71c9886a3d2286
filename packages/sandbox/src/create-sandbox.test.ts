import { ban, contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";

const postRex = { method: "POST", body: '{"name":"Rex","categoryId":7}' };
const { free } = contract.plans;

type OpenedSandbox = Awaited<ReturnType<typeof openSandbox>>;

async function collectCodes({ call, keyOf }: OpenedSandbox, requestCount: number): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < requestCount; index += 1) {
    const { json } = await call("/pets?limit=1", {}, keyOf("free"));
    codes.push((json as { code?: string }).code ?? "success");
  }
  return [...new Set(codes.slice(0, -1)), codes.at(-1) ?? ""];
}

it("a reset deletes limits, bans, idempotency records and issued keys, and restores the real time", async () => {
  const opened = await openSandbox();
  const { call, control, move, sandbox, clock } = opened;
  const idempotentRequest = { ...postRex, headers: { "idempotency-key": "once" } };
  await call("/pets", idempotentRequest);
  expect((await call("/pets", idempotentRequest)).headers.get("idempotency-replayed")).toBe("true");
  expect(await collectCodes(opened, free.perMinute + 1)).toEqual(["success", "rate_limit_exceeded"]);
  await move({ advance: `${ban.graceSeconds + 1}s` });
  expect(await collectCodes(opened, ban.strikes)).toEqual(["rate_limit_exceeded", "key_banned"]);
  const { key } = await sandbox.keyRing().issue({ plan: "pro" });
  expect((await call("/pets", {}, key)).status).toBe(200);

  await control("/reset", { method: "POST" });
  expect(sandbox.clock.now()).toBe(clock.now());
  const { headers } = await call("/pets", {}, opened.keyOf("free"));
  expect(headers.get("x-ratelimit-remaining")).toBe(String(free.perMinute - 1));
  const repeated = await call("/pets", idempotentRequest);
  expect([repeated.status, repeated.headers.has("idempotency-replayed")]).toEqual([201, false]);
  expect((await call("/pets", {}, key)).json).toMatchObject({ code: "invalid_api_key" });
});

it("the clock and the address limiter of a sandbox apply to the new service after a reset", async () => {
  const { sandbox, call, clock } = await openSandbox();
  const { clock: sandboxClock, addressLimiter } = sandbox;
  await sandbox.reset();
  sandboxClock.moveTo(clock.now() + 60_000);
  await call("/pets", {}, "none");
  expect(sandbox.clock.now()).toBe(clock.now() + 60_000);
  expect(addressLimiter.peek("192.0.2.1", sandboxClock.now()).remaining).toBe(free.perMinute - 1);
});

it('creates valid pets and orders for the default seed, and only keys for the seed "empty"', async () => {
  const { call } = await openSandbox();
  const { json } = await call("/pets?limit=100");
  expect(json).toHaveLength(30);
  for (const pet of json as { id: number }[]) expect((await call(`/pets/${pet.id}`)).json).toEqual(pet);
  expect((await call("/store/orders")).json).toHaveLength(5);
  const emptySandbox = await openSandbox({ seed: "empty" });
  expect((await emptySandbox.control()).json).toMatchObject({ pets: 0, orders: 0, keys: { length: 4 } });
  expect((await emptySandbox.call("/pets")).text).toBe("[]");
});

it.each(["2030-12-05T00:00:00Z", "9999-01-01T00:00:00Z"])(
  "serves the deprecated operation and accepts an order at %s",
  async (to) => {
    const { call, move, logged } = await openSandbox();
    await move({ to });
    const { status, headers } = await call("/pets/1");
    expect([status, headers.get("sunset")]).toEqual([200, contract.operations.getPet.deprecation.sunset]);
    const { json } = await call("/pets", postRex);
    const body = JSON.stringify({ petId: (json as { id: number }).id });
    const order = await call("/store/orders", { method: "POST", body });
    expect([order.status, Date.parse((order.json as { createdAt: string }).createdAt)]).toEqual([201, Date.parse(to)]);
    expect(logged).toEqual([]);
  },
);

it("redacts keys in messages that quote a path or a body", async () => {
  const { sandbox, control, move, keyOf } = await openSandbox();
  const key = keyOf("free");
  const notFound = await sandbox.app.request(`/${key}/%61${key.slice(1)}`);
  expect(await notFound.text()).toMatch(/^There is nothing at \/as_test_…\/as_test_…\. /);
  const responses = [await control(`/${key}`), await control(`?${key}=1`), await move({ [key]: "1s" })];
  for (const { status, text } of responses) {
    expect([status, text]).toEqual([expect.toBeOneOf([400, 404]), expect.stringContaining("as_test_…")]);
    expect(text).not.toContain(key);
  }
});

it("serves an introduction at /, redirects to the docs, and returns a hint for other paths", async () => {
  const docsUrl = "http://127.0.0.1:4020/";
  const { sandbox } = await openSandbox({ docsUrl });
  const response = await sandbox.app.request("http://localhost:4030/");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await response.text();
  expect(text).toContain("http://localhost:4030/v1");
  for (const { key } of [...sandbox.keys, sandbox.readOnlyKey]) expect(text).toContain(key);

  const notFound = await sandbox.app.request("/pets");
  expect([notFound.status, await notFound.text()]).toEqual([
    404,
    "There is nothing at /pets. The API is under /v1, the control API under /_sandbox, an introduction at /.\n",
  ]);

  const [link] = Object.values(contract.operations).flatMap(({ deprecation }) => deprecation?.docs ?? []);
  const path = new URL(link ?? "", "http://sandbox").pathname;
  const docsResponse = await sandbox.app.request(path);
  expect([docsResponse.status, docsResponse.headers.get("location")]).toEqual([302, new URL(path, docsUrl).href]);
  const { sandbox: sandboxWithoutDocs } = await openSandbox();
  const missing = await sandboxWithoutDocs.app.request(path);
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("npm run docs")]);
});

it("the sandbox has a key with the limits of each plan, and the successor of a rotated key has the sandbox prefix", async () => {
  const { sandbox, call } = await openSandbox();
  expect(sandbox.keys.map(({ plan }) => plan)).toEqual(Object.keys(contract.plans));
  const { business } = contract.plans;
  for (const { plan, key, perMinute, perDay } of sandbox.keys) {
    const limits = contract.plans[plan as keyof typeof contract.plans];
    expect([perMinute, perDay]).toEqual([limits.perMinute ?? business.perMinute, limits.perDay ?? business.perDay]);
    expect(key).toMatch(/^as_test_[0-9A-Za-z]{38}$/);
    const { status, headers } = await call("/pets", {}, key);
    expect([status, headers.get("x-ratelimit-limit")]).toEqual([200, String(perMinute)]);
  }
  const [free] = await sandbox.keyRing().list();
  const rotated = await sandbox.keyRing().rotate(free?.id ?? "", { overlap: 0 });
  expect(rotated).toMatchObject({ key: expect.stringMatching(/^as_test_/) });
});

it("the sandbox has a read-only key, which is the same for the same seed", async () => {
  const [{ sandbox, call }, { sandbox: sameSeedSandbox }] = await Promise.all([openSandbox(), openSandbox()]);
  const { key } = sandbox.readOnlyKey;
  expect((await call("/pets", {}, key)).status).toBe(200);
  const { status, json } = await call("/pets", { method: "POST", body: '{"name":"Rex","categoryId":7}' }, key);
  expect([status, json]).toEqual([403, expect.objectContaining({ code: "insufficient_scope" })]);
  expect(sameSeedSandbox.readOnlyKey).toEqual(sandbox.readOnlyKey);
});

it("creates the same keys and pets for the same seed, and others for another seed", async () => {
  const seeds = ["one", "one", "two", "名前 🐶"];
  const opened = await Promise.all(seeds.map((seed) => openSandbox({ seed })));
  const [keys = [], sameKeys, ...otherKeys] = opened.map(({ sandbox }) => sandbox.keys.map(({ key }) => key));
  expect(sameKeys).toEqual(keys);
  expect(new Set([keys, ...otherKeys].flat()).size).toBe(3 * keys.length);
  const [pets, samePets, ...otherPets] = await Promise.all(opened.map(async ({ call }) => (await call("/pets")).text));
  expect(samePets).toBe(pets);
  expect(new Set([pets, ...otherPets]).size).toBe(3);
});
