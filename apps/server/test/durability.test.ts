import { fileURLToPath } from "node:url";
import { createStoreClient, createTypedClient } from "@animal-store/client";
import { openDatabase, testFolder } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { beforeEach, describe, expect, it } from "vitest";
import { failingCalls, killedServer, missingErrorInjectionTools } from "./fault-injection/faults.ts";
import { runFaults } from "./fault-injection/run-faults.ts";
import {
  createKey,
  fetchRemainingOfDay,
  highLimits,
  jsonHeaders,
  listPetIds,
  postPet,
  startProcess,
  startServer,
} from "./server-process.ts";

const maxInt64 = 9223372036854775807n;
let folder: string;
let key: string;
let headers: Record<string, string>;
beforeEach(async () => {
  folder = testFolder();
  key = await createKey(folder, highLimits);
  headers = jsonHeaders(key);
});

describe("an acknowledged pet", () => {
  it("has the same digits in its response and, after a restart, in the list and in the client", async () => {
    const firstServer = await startServer(folder);
    const body = `{"name":"Rex","categoryId":${maxInt64}}`;
    const response = await fetch(`${firstServer.origin}/v1/pets`, { method: "POST", headers, body });
    expect(await response.text()).toBe(`{"id":1,"name":"Rex","categoryId":${maxInt64}}`);
    expect(await firstServer.end("SIGTERM")).toBe(0);

    const { origin } = await startServer(folder);
    const listResponse = await fetch(`${origin}/v1/pets`, { headers });
    expect(await listResponse.text()).toBe(`[{"id":1,"name":"Rex","categoryId":${maxInt64}}]`);
    const client = createStoreClient({ baseUrl: `${origin}/v1`, apiKey: key });
    const { data } = await client.createPet({ name: "Tom", categoryId: -maxInt64 });
    expect(data?.categoryId).toBe(-maxInt64);
    const pets = await Array.fromAsync(client.listPets.all({ limit: 1 }));
    expect(pets.map(({ categoryId }) => categoryId)).toEqual([maxInt64, -maxInt64]);
  });

  // disk-faults.long.ts runs 20 rounds of each fault.
  it.for([
    ["kill -9", killedServer, 2, undefined],
    [
      "failing fsyncs, after which the server exits with 74",
      failingCalls("syncs", "EIO"),
      1,
      missingErrorInjectionTools,
    ],
  ] as const)("survives %s", async ([, fault, rounds, missing], { skip }) => {
    skip(missing !== undefined, `needs ${missing}`);
    expect((await runFaults({ dataDirectory: folder, rounds, fault })).violations).toEqual([]);
  });
});

it("a POST repeated after kill -9 between commit and response adds no second pet", async () => {
  const idempotentHeaders = { ...headers, "idempotency-key": "once" };
  const crashing = await startProcess(folder, {}, fileURLToPath(new URL("kill-after-commit.ts", import.meta.url)));
  await expect(postPet(crashing, idempotentHeaders)).rejects.toThrow();
  expect(await crashing.ended).toBe("SIGKILL");

  const server = await startServer(folder);
  const retryResponse = await postPet(server, idempotentHeaders);
  expect(retryResponse.status).toBe(201);
  expect(retryResponse.headers.get("idempotency-replayed")).toBe("true");
  expect(await retryResponse.text()).toBe('{"id":1,"name":"Rex","categoryId":1}');
  expect(await listPetIds(server.origin, key)).toEqual([1]);
});

// Retried, because a UTC midnight during the test resets the day's count.
it("key usage is saved soon after the response, and survives kill -9", {
  retry: 1,
}, async () => {
  const firstServer = await startServer(folder);
  const remainingBefore = await fetchRemainingOfDay(firstServer, key);
  const database = openDatabase(folder, definition.tables);
  const selectUsage = database.prepare("SELECT in_day FROM key_usage");
  await expect.poll(() => selectUsage.get(), { interval: 20 }).toEqual({ in_day: 1 });
  database.close();
  await firstServer.end("SIGKILL");
  expect(await fetchRemainingOfDay(await startServer(folder), key)).toBe(remainingBefore - 1);
});

it("after SIGTERM in a burst of writes, the server responds to each write that it stores, and exits with 0", async () => {
  const { origin, end, ended } = await startServer(folder);
  const client = createTypedClient({ baseUrl: `${origin}/v1`, apiKey: key });
  const acknowledgedIds: number[] = [];
  const write = async () => {
    for (;;) {
      const { data } = await client.POST("/pets", { body: { name: "Rex", categoryId: 1 } });
      if (data) acknowledgedIds.push(data.id);
      if (acknowledgedIds.length === 100) void end("SIGTERM");
    }
  };
  await Promise.allSettled(Array.from({ length: 50 }, write));
  expect(await ended).toBe(0);
  const storedIds = await listPetIds((await startServer(folder)).origin, key);
  expect(acknowledgedIds.toSorted((a, b) => a - b)).toEqual(storedIds);
});
