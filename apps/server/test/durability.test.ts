import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { createStoreClient, createTypedClient } from "@animal-store/client";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/sqlite/open-database.ts";
import { killInBursts, listAll } from "./kill-in-bursts.ts";
import {
  createKey,
  highLimits,
  jsonHeaders,
  postPet,
  startProcess,
  startServer,
  testFolder,
} from "./server-process.ts";

const largest = 9223372036854775807n;
let folder: string;
let key: string;
let headers: Record<string, string>;
beforeEach(async () => {
  folder = testFolder();
  key = await createKey(folder, highLimits);
  headers = jsonHeaders(key);
});

describe("an acknowledged pet", () => {
  it("is the same digit for digit in the answer, after a restart, in the list and in the client", async () => {
    const first = await startServer(folder);
    const body = `{"name":"Rex","categoryId":${largest}}`;
    const answer = await fetch(`${first.origin}/v1/pets`, { method: "POST", headers, body });
    expect(await answer.text()).toBe(`{"id":1,"name":"Rex","categoryId":${largest}}`);
    expect(await first.end("SIGTERM")).toBe(0);

    const { origin } = await startServer(folder);
    const listed = await fetch(`${origin}/v1/pets`, { headers });
    expect(await listed.text()).toBe(`[{"id":1,"name":"Rex","categoryId":${largest}}]`);
    const client = createStoreClient({ baseUrl: `${origin}/v1`, key });
    const { data } = await client.POST("/pets", { body: { name: "Tom", categoryId: -largest } });
    expect(data?.categoryId).toBe(-largest);
    const pets = await Array.fromAsync(client.listAllPets({ limit: 1 }));
    expect(pets.map(({ categoryId }) => categoryId)).toEqual([largest, -largest]);
  });

  it("survives kill -9 in a burst of others", async () => {
    expect(await killInBursts({ dataDirectory: folder, key, rounds: 3 })).toEqual([]);
  });
});

it("a repeated POST after kill -9 between commit and answer adds no second pet", async () => {
  const claimed = { ...headers, "idempotency-key": "once" };
  const dying = await startProcess(folder, {}, fileURLToPath(new URL("end-after-commit.ts", import.meta.url)));
  await expect(postPet(dying, claimed)).rejects.toThrow();
  expect(await dying.ended).toBe("SIGKILL");

  const server = await startServer(folder);
  const retried = await postPet(server, claimed);
  expect(retried.status).toBe(201);
  expect(retried.headers.get("idempotency-replayed")).toBe("true");
  expect(await retried.text()).toBe('{"id":1,"name":"Rex","categoryId":1}');
  expect(await listAll(server.origin, key)).toEqual([1]);
});

// The processes use the system clock: a UTC midnight in between resets what is counted by the day.
it("what a key used is written behind the answers, so that kill -9 takes only what came last", {
  retry: 1,
}, async () => {
  const remainingOfDay = async (origin: string) => {
    const answer = await fetch(`${origin}/v1/pets`, { headers });
    return Number(/"day";r=(\d+)/.exec(answer.headers.get("ratelimit") ?? "")?.[1]);
  };
  const first = await startServer(folder);
  const before = await remainingOfDay(first.origin);
  const database = openDatabase(folder);
  const written = database.prepare("SELECT in_day FROM key_usage");
  await expect.poll(() => written.get(), { interval: 20 }).toEqual({ in_day: 1 });
  database.close();
  await first.end("SIGKILL");
  expect(await remainingOfDay((await startServer(folder)).origin)).toBe(before - 1);
});

describe("SIGTERM", () => {
  it("in a burst of pets answers all that it stores", async () => {
    const { origin, end, ended } = await startServer(folder);
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
    expect(await ended).toBe(0);
    const stored = await listAll((await startServer(folder)).origin, key);
    expect(acknowledged.toSorted((a, b) => a - b)).toEqual(stored);
  });

  it("finishes what was started, refuses what is new, and ends with 0", async () => {
    const { origin, end } = await startServer(folder);
    const body = JSON.stringify({ name: "Rex", categoryId: 1 });
    const upload = request(`${origin}/v1/pets`, {
      method: "POST",
      headers: { ...headers, "content-length": body.length, expect: "100-continue" },
    });
    const answered = new Promise<number | undefined>((resolve, reject) =>
      upload.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject),
    );
    // The server asks for the body: it has begun with this request.
    await new Promise((resolve) => upload.once("continue", resolve));
    upload.write(body.slice(0, 5));
    const ended = end("SIGTERM");
    await expect.poll(() => fetch(`${origin}/healthz`).catch(() => "refused")).toBe("refused");
    upload.end(body.slice(5));
    expect(await answered).toBe(201);
    expect(await ended).toBe(0);
  });
});
