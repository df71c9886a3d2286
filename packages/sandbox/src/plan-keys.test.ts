import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";

it("there is a key for each plan of the contract, with the plan's limits", async () => {
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
});

it("there is a key that may read and not write, the same for the same seed", async () => {
  const [{ sandbox, call }, { sandbox: same }] = await Promise.all([openSandbox(), openSandbox()]);
  const { key } = sandbox.readOnlyKey;
  expect((await call("/pets", {}, key)).status).toBe(200);
  const { status, json } = await call("/pets", { method: "POST", body: '{"name":"Rex","categoryId":7}' }, key);
  expect([status, json]).toEqual([403, expect.objectContaining({ code: "insufficient_scope" })]);
  expect(same.readOnlyKey).toEqual(sandbox.readOnlyKey);
});

it("the same seed gives the same keys and pets, and any other name of a seed other ones", async () => {
  const names = ["one", "one", "two", "名前 🐶"];
  const opened = await Promise.all(names.map((seed) => openSandbox({ seed })));
  const [one = [], same, ...others] = opened.map(({ sandbox }) => sandbox.keys.map(({ key }) => key));
  expect(same).toEqual(one);
  expect(new Set([one, ...others].flat()).size).toBe(3 * one.length);
  const [pets, samePets, ...otherPets] = await Promise.all(opened.map(async ({ call }) => (await call("/pets")).text));
  expect(samePets).toBe(pets);
  expect(new Set([pets, ...otherPets]).size).toBe(3);
});

it("the key that takes the place of another is one of the sandbox too", async () => {
  const { sandbox } = await openSandbox();
  const [free] = await sandbox.keyRing().list();
  expect(await sandbox.keyRing().rotate(free?.id ?? "", { overlap: 0 })).toMatchObject({
    key: expect.stringMatching(/^as_test_/),
  });
});
