import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { createStoreClient, createTypedClient } from "@animal-store/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/sqlite/open-database.ts";
import { killInBursts, listAll } from "./kill-in-bursts.ts";
import { createKey, highLimits, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

const largest = 9223372036854775807n;
let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server?.end("SIGKILL");
  folder.remove();
});

async function start() {
  server = await startProcess(folder.path);
  return server;
}

describe("an acknowledged pet", () => {
  it("is the same digit for digit in the answer, after a restart, in the list and in the client", async () => {
    const key = await createKey(folder.path, highLimits);
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const first = await start();
    const answer = await fetch(`${first.origin}/v1/pets`, {
      method: "POST",
      headers,
      body: `{"name":"Rex","categoryId":${largest}}`,
    });
    expect(await answer.text()).toBe(`{"id":1,"name":"Rex","categoryId":${largest}}`);
    expect(await first.end("SIGTERM")).toBe(0);

    const second = await start();
    expect(await (await fetch(`${second.origin}/v1/pets`, { headers })).text()).toBe(
      `[{"id":1,"name":"Rex","categoryId":${largest}}]`,
    );
    const client = createStoreClient({ baseUrl: `${second.origin}/v1`, key });
    const { data } = await client.POST("/pets", { body: { name: "Tom", categoryId: -largest } });
    expect(data?.categoryId).toBe(-largest);
    const pets = await Array.fromAsync(client.listAllPets({ limit: 1 }));
    expect(pets.map(({ categoryId }) => categoryId)).toEqual([largest, -largest]);
  });

  it("survives kill -9 in a burst of others", async () => {
    expect(
      await killInBursts({ dataDirectory: folder.path, key: await createKey(folder.path, highLimits), rounds: 3 }),
    ).toEqual([]);
  });
});

describe("a repeated POST", () => {
  const body = JSON.stringify({ name: "Rex", categoryId: 1 });
  const post = (origin: string, key: string) =>
    fetch(`${origin}/v1/pets`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": "once" },
      body,
    });

  it("after kill -9 between commit and answer adds no second pet", async () => {
    const key = await createKey(folder.path, highLimits);
    const dying = await startProcess(folder.path, {}, fileURLToPath(new URL("end-after-commit.ts", import.meta.url)));
    await expect(post(dying.origin, key)).rejects.toThrow();
    expect(await dying.ended).toBe("SIGKILL");

    const { origin } = await start();
    const retried = await post(origin, key);
    expect(retried.status).toBe(201);
    expect(retried.headers.get("idempotency-replayed")).toBe("true");
    expect(await retried.text()).toBe('{"id":1,"name":"Rex","categoryId":1}');
    const pets = await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
    expect(await pets.json()).toHaveLength(1);
  });
});

// The processes have the real clock: what is counted by the day begins anew when a UTC midnight comes in between.
describe("what a key used", { retry: 1 }, () => {
  const remainingOfDay = /"day";r=(\d+)/;
  const ask = async (origin: string, key: string) => {
    const { headers } = await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
    return Number(remainingOfDay.exec(headers.get("ratelimit") ?? "")?.[1]);
  };

  it("is written behind the answers, so that kill -9 takes only what came last", async () => {
    const key = await createKey(folder.path, highLimits);
    const first = await start();
    const before = await ask(first.origin, key);
    const database = openDatabase(folder.path);
    const written = database.prepare("SELECT in_day FROM key_usage");
    await expect.poll(() => written.get(), { interval: 20 }).toEqual({ in_day: 1 });
    database.close();
    await first.end("SIGKILL");
    expect(await ask((await start()).origin, key)).toBe(before - 1);
  });
});

describe("SIGTERM", () => {
  it("in a burst of pets answers all that it stores", async () => {
    const key = await createKey(folder.path, highLimits);
    const { origin, end } = await start();
    const client = createTypedClient({ baseUrl: `${origin}/v1`, key });
    const acknowledged: number[] = [];
    const writer = async () => {
      for (;;) {
        const { data } = await client.POST("/pets", { body: { name: "Rex", categoryId: 1 } });
        if (data) acknowledged.push(data.id);
        if (acknowledged.length === 100) void end("SIGTERM");
      }
    };
    await Promise.allSettled(Array.from({ length: 50 }, writer));
    expect(await server?.ended).toBe(0);
    const stored = await listAll((await start()).origin, key);
    expect(acknowledged.toSorted((a, b) => a - b)).toEqual(stored);
  });

  it("finishes what was started, refuses what is new, and ends with 0", async () => {
    const key = await createKey(folder.path, highLimits);
    const { origin, end } = await start();
    const body = JSON.stringify({ name: "Rex", categoryId: 1 });
    const upload = request(`${origin}/v1/pets`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "content-length": body.length,
        expect: "100-continue",
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) =>
      upload.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject),
    );
    // The server asks for the body: it has begun with this request.
    await new Promise((resolve) => upload.once("continue", resolve));
    upload.write(body.slice(0, 5));
    const ended = end("SIGTERM");
    await expect
      .poll(() =>
        fetch(`${origin}/healthz`).then(
          () => "served",
          () => "refused",
        ),
      )
      .toBe("refused");
    upload.end(body.slice(5));
    expect(await answered).toBe(201);
    expect(await ended).toBe(0);
  });
});
