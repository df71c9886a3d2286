import { contract } from "@animal-store/contract";
import { afterAll, describe, expect, it } from "vitest";
import { closeAll, connectHttp, connectStdio, nextArguments, startSandbox } from "./mcp-connections.ts";

type Pet = { id: number; name: string; categoryId: number | bigint; status?: string };

afterAll(closeAll);
const sandbox = await startSandbox("animal-store");
const store = await connectHttp(sandbox.mcpUrl, sandbox.keyOf("business"));

async function createPet(args: object = {}): Promise<Pet> {
  return (await store.call<Pet>("createPet", { name: "Rex", categoryId: 7, status: "available", ...args })).data;
}

describe("a client over HTTP", () => {
  it("lists the available pets", async () => {
    const { data, isError } = await store.call<Pet[]>("listPets", { status: "available", limit: 100 });
    expect(isError).toBe(false);
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["available"]));
  });

  it("follows the pages to the end", async () => {
    const { data: all, notes } = await store.call<Pet[]>("listPets", { limit: 100 });
    expect(notes).toBe("");
    const pets: Pet[] = [];
    for (let args: object | undefined = {}; args; ) {
      const page: { data: Pet[]; notes: string } = await store.call<Pet[]>("listPets", { limit: 13, ...args });
      pets.push(...page.data);
      args = nextArguments(page.notes);
    }
    expect(pets).toEqual(all);
  });

  it("creates a pet and finds it", async () => {
    const pet = await createPet({ name: "Momo" });
    expect(pet).toMatchObject({ name: "Momo", categoryId: 7, status: "available" });
    expect((await store.call("getPet", { petId: pet.id })).data).toEqual(pet);
  });

  it("orders a pet, which becomes pending", async () => {
    const { id } = await createPet();
    expect((await store.call("createOrder", { petId: id })).data).toMatchObject({ petId: id, status: "placed" });
    expect((await store.call("getPet", { petId: id })).data).toMatchObject({ status: "pending" });
  });

  it("gets an error for an order of a pending pet", async () => {
    const { id } = await createPet({ status: "pending" });
    const { isError, data } = await store.call("createOrder", { petId: id });
    expect(isError).toBe(true);
    expect(data).toMatchObject({ status: 409, code: "pet_not_available", message: expect.stringContaining("List") });
  });

  it("gets an explanation of invalid input, with all violations", async () => {
    const { isError, data } = await store.call("createPet", { name: "", color: "red", categoryId: "seven" });
    expect(isError).toBe(true);
    expect(data).toMatchObject({ status: 400, code: "invalid_request" });
    const paths = (data.details as { path: string }[]).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(["/categoryId", "/color", "/name"]);
  });

  it("gets an explanation of a limit above the maximum", async () => {
    const { text } = await store.call("listPets", { limit: 101 });
    expect(text).toContain("limit must be an integer from 1 to 100");
  });

  it("sends and receives an int64 beyond 2^53 exactly", async () => {
    const { text } = await store.call("createPet", { name: "Rex", categoryId: "-9223372036854775807" });
    expect(text).toContain('"categoryId":-9223372036854775807');
  });

  it("rejects an integer that the protocol rounded", async () => {
    // biome-ignore lint/correctness/noPrecisionLoss: the subject of the test.
    const { isError, text } = await store.call("createPet", { name: "Rex", categoryId: 9007199254740993 });
    expect(isError).toBe(true);
    expect(text).toMatch(/^categoryId .* Pass it as a string of digits\.$/);
  });

  it("reads, but does not write, with a read-only key", async () => {
    const reader = await connectHttp(sandbox.mcpUrl, sandbox.readOnlyKey);
    expect((await reader.call("listPets")).isError).toBe(false);
    const { isError, data } = await reader.call("createPet", { name: "Rex", categoryId: 7 });
    expect(isError).toBe(true);
    expect(data).toMatchObject({ status: 403, code: "insufficient_scope" });
  });

  it("gets an error for a wrong key", async () => {
    const client = await connectHttp(sandbox.mcpUrl, "as_test_wrong");
    expect((await client.call("listPets")).data).toMatchObject({ status: 401, code: "invalid_api_key" });
  });

  it("sees the tools without a key, and gets an error for a call", async () => {
    const { client, call } = await connectHttp(sandbox.mcpUrl);
    expect((await client.listTools()).tools).toHaveLength(Object.keys(contract.operations).length);
    expect((await call("listPets")).data).toMatchObject({ status: 401, code: "missing_api_key" });
  });

  it("waits for the time of Retry-After when the rate limit is exhausted", async () => {
    const key = sandbox.keyOf("free");
    const free = await connectHttp(sandbox.mcpUrl, key);
    await sandbox.advanceClock("1d");
    const headers = { Authorization: `Bearer ${key}` };
    // More requests than the limit if a minute ends in between.
    let status = 200;
    while (status === 200) {
      const response = await fetch(`${sandbox.baseUrl}/pets?limit=1`, { headers });
      await response.arrayBuffer();
      status = response.status;
    }
    const { isError, data, notes } = await free.call("listPets");
    expect(isError).toBe(true);
    expect(data).toMatchObject({ status: 429, code: "rate_limit_exceeded" });
    const [, seconds] = /^Retry-After: (\d+) seconds\.$/.exec(notes) ?? [];
    await sandbox.advanceClock(`${seconds}s`);
    expect((await free.call("listPets")).isError).toBe(false);
  });

  it("creates one pet for two calls with the same Idempotency-Key", async () => {
    const first = await createPet({ "Idempotency-Key": "task-1" });
    expect(await createPet({ "Idempotency-Key": "task-1" })).toEqual(first);
    expect((await createPet({ "Idempotency-Key": "task-2" })).id).not.toBe(first.id);
    expect((await createPet()).id).not.toBe((await createPet()).id);
  });

  it("gets an error for another pet with the same Idempotency-Key", async () => {
    await createPet({ "Idempotency-Key": "task-3" });
    const args = { name: "Luna", categoryId: 7, "Idempotency-Key": "task-3" };
    expect((await store.call("createPet", args)).data).toMatchObject({ status: 409, code: "idempotency_conflict" });
  });

  it("wins exactly one of several concurrent orders of a pet", async () => {
    const { id } = await createPet();
    const results = await Promise.all(Array.from({ length: 5 }, () => store.call("createOrder", { petId: id })));
    expect(results.filter(({ isError }) => !isError)).toHaveLength(1);
    expect(results.filter(({ data }) => data.code === "pet_not_available")).toHaveLength(4);
  });

  it("gets an error for a cursor with another filter", async () => {
    const { notes } = await store.call("listPets", { limit: 1 });
    const args = { status: "sold", ...nextArguments(notes) };
    expect((await store.call("listPets", args)).data).toMatchObject({ status: 400, code: "invalid_cursor" });
  });

  it("gets an error for an unknown pet, as a number, as digits and as other text", async () => {
    for (const petId of [0, "9223372036854775807"])
      expect((await store.call("getPet", { petId })).data).toMatchObject({ status: 404, code: "pet_not_found" });
    expect((await store.call("createOrder", { petId: 0 })).data).toMatchObject({ status: 404 });
    expect((await store.call("getPet", { petId: "a/b" })).data).toMatchObject({ status: 400 });
    expect((await store.call("getPet", { petId: ".." })).text).toBe('petId must not be "..".');
  });

  it("uses an older revision of the protocol", async () => {
    const legacy = await connectHttp(sandbox.mcpUrl, sandbox.keyOf("pro"), "legacy");
    expect((await legacy.call("listPets", { limit: 1 })).data).toHaveLength(1);
  });
});

it.each([
  ["https://pages.example", 403],
  ["http://localhost.pages.example", 403],
  ["null", 403],
  ["http://localhost:6274", 200],
])("responds to a page of origin %s with %i", async (origin, status) => {
  const headers = { origin, "content-type": "application/json", accept: "application/json, text/event-stream" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  expect((await fetch(sandbox.mcpUrl, { method: "POST", headers, body })).status).toBe(status);
});

describe("a client over stdio", () => {
  it("calls a sandbox in memory", async () => {
    const { client, call } = await connectStdio();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(contract.operations));
    expect(JSON.stringify(tools).length).toBeLessThan(800 * tools.length);
    const { data: pets, notes } = await call<Pet[]>("listPets", { status: "available", limit: 1 });
    expect(nextArguments(notes)).toEqual({ cursor: expect.any(String) });
    const petId = pets[0]?.id;
    expect((await call("createOrder", { petId })).data).toMatchObject({ petId, status: "placed" });
    expect((await call("getPet", { petId })).data).toMatchObject({ status: "pending" });
  });

  it("calls the API at --base with API_KEY, and finds empty lists in an empty store", async () => {
    const empty = await startSandbox("empty");
    const { call } = await connectStdio(["--base", empty.baseUrl], { API_KEY: empty.keyOf("pro") });
    expect(await call("listPets")).toMatchObject({ text: "[]", notes: "", isError: false });
    expect(await call("listOrders")).toMatchObject({ text: "[]", notes: "", isError: false });
    const { data } = await call("createPet", { name: "Rex", categoryId: 7 });
    expect(data).toEqual({ id: 1, name: "Rex", categoryId: 7 });
    expect((await call("listPets")).data).toEqual([data]);
  });

  it("gets an error with the next step if the API is unreachable", async () => {
    const { call } = await connectStdio(["--base", "http://127.0.0.1:1/v1"], { API_KEY: "key" });
    const { isError, text } = await call("createPet", { name: "Rex", categoryId: 7 });
    expect(isError).toBe(true);
    expect(text).toMatch(/Check the network and baseUrl\. To retry safely, add \{"Idempotency-Key":"[\w-]{36}"\}/);
  });
});
