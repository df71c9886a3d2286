import { ban, contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";

const rex = { method: "POST", body: '{"name":"Rex","categoryId":7}' };
const { free } = contract.plans;

type Opened = Awaited<ReturnType<typeof openSandbox>>;

async function codesOf({ call, keyOf }: Opened, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { json } = await call("/pets?limit=1", {}, keyOf("free"));
    codes.push((json as { code?: string }).code ?? "passed");
  }
  return [...new Set(codes.slice(0, -1)), codes.at(-1) ?? ""];
}

it("a reset forgets limits, bans and idempotency keys, and the clock begins anew", async () => {
  const opened = await openSandbox();
  const { call, control, move, sandbox, clock } = opened;
  const once = { ...rex, headers: { "idempotency-key": "once" } };
  await call("/pets", once);
  expect((await call("/pets", once)).headers.get("idempotency-replayed")).toBe("true");
  expect(await codesOf(opened, free.perMinute + 1)).toEqual(["passed", "rate_limit_exceeded"]);
  await move({ advance: `${ban.graceSeconds + 1}s` });
  expect(await codesOf(opened, ban.strikes)).toEqual(["rate_limit_exceeded", "key_banned"]);

  await control("/reset", { method: "POST" });
  expect(sandbox.clock.now()).toBe(clock.now());
  const { headers } = await call("/pets", {}, opened.keyOf("free"));
  expect(headers.get("x-ratelimit-remaining")).toBe(String(free.perMinute - 1));
  const again = await call("/pets", once);
  expect([again.status, again.headers.has("idempotency-replayed")]).toEqual([201, false]);
});

it("a reset ends keys that the seed does not know", async () => {
  const { sandbox, call } = await openSandbox();
  const { key } = await sandbox.keyRing().issue({ plan: "pro" });
  expect((await call("/pets", {}, key)).status).toBe(200);
  await sandbox.reset();
  expect((await call("/pets", {}, key)).json).toMatchObject({ code: "invalid_api_key" });
});

it("whoever holds on to the clock and the limiter of addresses sees those of the last reset", async () => {
  const { sandbox, call, clock } = await openSandbox();
  const { clock: held, addressLimiter } = sandbox;
  await sandbox.reset();
  held.moveTo(clock.now() + 60_000);
  await call("/pets", {}, "none");
  expect(sandbox.clock.now()).toBe(clock.now() + 60_000);
  expect(addressLimiter.peek("192.0.2.1", held.now()).remaining).toBe(free.perMinute - 1);
});

it("the seed empty has keys and no data", async () => {
  const { control, call } = await openSandbox({ seed: "empty" });
  expect((await control()).json).toMatchObject({ pets: 0, orders: 0, keys: expect.objectContaining({ length: 4 }) });
  expect((await call("/pets")).text).toBe("[]");
});

it("every page and every pet of the seed goes to the wire as the contract says", async () => {
  const { call } = await openSandbox();
  const { json } = await call("/pets?limit=100");
  expect(json).toHaveLength(30);
  for (const pet of json as { id: number }[]) expect((await call(`/pets/${pet.id}`)).json).toEqual(pet);
  expect((await call("/store/orders")).json).toHaveLength(5);
});

it.each(["2030-12-05T00:00:00Z", "9999-01-01T00:00:00Z"])(
  "the deprecated operation, and an order, still work at %s",
  async (to) => {
    const { call, move, logged } = await openSandbox();
    await move({ to });
    const { status, headers } = await call("/pets/1");
    expect([status, headers.get("sunset")]).toEqual([200, contract.operations.getPet.deprecation.sunset]);
    const { json } = await call("/pets", rex);
    const body = JSON.stringify({ petId: (json as { id: number }).id });
    const order = await call("/store/orders", { method: "POST", body });
    expect([order.status, Date.parse((order.json as { createdAt: string }).createdAt)]).toEqual([201, Date.parse(to)]);
    expect(logged).toEqual([]);
  },
);

it("/ says what this is, with its keys and what to try", async () => {
  const { sandbox } = await openSandbox();
  const response = await sandbox.app.request("http://localhost:4030/");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await response.text();
  expect(text).toContain("http://localhost:4030/v1");
  for (const { key } of [...sandbox.keys, sandbox.readOnlyKey]) expect(text).toContain(key);
});

it("what quotes a path or a body hides the keys in it", async () => {
  const { sandbox, control, move, keyOf } = await openSandbox();
  const key = keyOf("free");
  const elsewhere = await sandbox.app.request(`/${key}/%61${key.slice(1)}`);
  expect(await elsewhere.text()).toMatch(/^There is nothing at \/as_test_…\/as_test_…\. /);
  const refused = [await control(`/${key}`), await control(`?${key}=1`), await move({ [key]: "1s" })];
  for (const { status, text } of refused) {
    expect([status, text]).toEqual([expect.toBeOneOf([400, 404]), expect.stringContaining("as_test_…")]);
    expect(text).not.toContain(key);
  }
});

it("elsewhere it says where to look", async () => {
  const { sandbox } = await openSandbox();
  const response = await sandbox.app.request("/pets");
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(
    "There is nothing at /pets. The store is under /v1, the control at /_sandbox, what to try at /.\n",
  );
});

it("the docs that deprecated answers link to are where it was told, or it says that they are not here", async () => {
  const docsUrl = "http://127.0.0.1:4020/";
  const [link] = Object.values(contract.operations).flatMap(({ deprecation }) => deprecation?.docs ?? []);
  const place = new URL(link ?? "", "http://sandbox").pathname;
  const { sandbox } = await openSandbox({ docsUrl });
  const answer = await sandbox.app.request(place);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, new URL(place, docsUrl).href]);
  const { sandbox: alone } = await openSandbox();
  const told = await alone.app.request(place);
  expect([told.status, await told.text()]).toEqual([404, expect.stringContaining("npm run docs")]);
});
