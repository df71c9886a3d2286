import { createTypedClient } from "@animal-store/client";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it } from "vitest";
import { calculateSlope, canMeasureMemory, measureMemory, memoryReportCommand } from "./load/memory.ts";
import { buildRequest, createFastKey, type LoadRequest, repeat, sendLoad } from "./load/send-load.ts";
import { builtFile, startServer } from "./server-process.ts";
import { readMetrics } from "./telemetry/read-metrics.ts";

const mebibyte = 2 ** 20;
const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(1);
const connections = 50;
const env = { ANONYMOUS_PER_MINUTE: "1000000000", METRICS_PORT: "0" };

async function start() {
  const folder = testFolder();
  const keys = [await createFastKey(folder), await createFastKey(folder), await createFastKey(folder)];
  const server = await startServer(folder, env, builtFile("main.js"), memoryReportCommand);
  return { keys, server };
}

describe.runIf(canMeasureMemory || process.env.CI)("the memory of the server after a garbage collection", () => {
  it("is at most 80 MiB of heap and 40 MiB of native memory after 100,000 lists and posts", async () => {
    const { keys, server } = await start();
    const [key] = keys;
    const list = buildRequest("listPets", { key, query: { limit: 20 }, status: 200 });
    const post = buildRequest("createPet", {
      key,
      body: { name: "Rex", categoryId: 7, status: "available" },
      status: 201,
    });
    await sendLoad({ origin: server.origin, connections, nextRequest: repeat(100_000, list, post) });
    const { heap, native } = await measureMemory(server);
    console.log(`lists and posts: heap ${inMebibytes(heap)} MiB, native ${inMebibytes(native)} MiB`);
    expect(heap).toBeLessThanOrEqual(80 * mebibyte);
    expect(native).toBeLessThanOrEqual(40 * mebibyte);
  });

  it("grows by at most 5 MiB over the last 900,000 of 1,000,000 mixed requests, and the metrics count each request", async () => {
    const { keys, server } = await start();
    const { origin } = server;
    const nextMixed = await createMixedRequests(origin, keys, 60_000);
    const countRequests = async () => {
      const samples = [...(await readMetrics(server)).values];
      const counts = samples.filter(([sample]) => /request_duration_seconds_count\{/.test(sample));
      return counts.reduce((sum, [, count]) => sum + count, 0);
    };
    const countBefore = await countRequests();
    const sendMixed = async (requests: number) => {
      let sent = 0;
      await sendLoad({ origin, connections, nextRequest: () => (sent++ < requests ? nextMixed() : undefined) });
    };
    // The first requests fill the bounded caches.
    await sendMixed(warmUpCount);
    const measured = [await measureMemory(server)];
    const startedAt = performance.now();
    for (let sentCount = 0; sentCount < measuredCount; sentCount += stepSize) {
      await sendMixed(stepSize);
      expect(await countRequests()).toBe(countBefore + warmUpCount + sentCount + stepSize);
      measured.push(await measureMemory(server));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const steps = measuredCount / stepSize;
    console.log(`mixed: ${Math.round(measuredCount / seconds)} requests/s`);
    for (const part of ["heap", "native"] as const) {
      const bytes = measured.map((each) => each[part]);
      const growth = calculateSlope(bytes) * steps;
      console.log(`${part}: ${bytes.map(inMebibytes).join(" ")} MiB, slope ${inMebibytes(growth)} MiB`);
      expect(growth, part).toBeLessThanOrEqual(5 * mebibyte);
    }
  });
});

const warmUpCount = 100_000;
const measuredCount = 900_000;
const stepSize = 50_000;

type NextRequest = () => LoadRequest;
type RequestFactories = readonly [NextRequest, ...NextRequest[]];

// Enough pets to fill the response cache.
const sold = 20_000;

/** Uses the keys in turn, so that none reaches a limit. Every twentieth request orders one of the first `orderable` pets. */
async function createMixedRequests(origin: string, keys: readonly string[], orderable: number): Promise<NextRequest> {
  let count = 0;
  let orderedCount = 0;
  const key = () => keys[count % keys.length];
  const pickPetId = () => 1 + ((count * 7919) % (orderable + sold));
  const idempotencyHeaders = () => (count % 7 < 3 ? { "Idempotency-Key": `request-${count}` } : {});
  const addPet = (status: "available" | "sold") => {
    const body = { name: `Pet ${count}`, categoryId: count, status };
    return buildRequest("createPet", { key: key(), body, headers: idempotencyHeaders(), status: 201 });
  };
  const addPets = async (pets: number, status: "available" | "sold") => {
    const lastCount = count + pets;
    const next = () => (count++ < lastCount ? addPet(status) : undefined);
    await sendLoad({ origin, connections: 50, nextRequest: next });
  };
  await addPets(orderable, "available");
  await addPets(sold, "sold");
  const cursors = await collectCursors(origin, keys[0] ?? "");

  const reads: RequestFactories = [
    () => buildRequest("listPets", { key: key(), query: { limit: 20 }, status: 200 }),
    () => buildRequest("listPets", { key: key(), query: { status: "sold", limit: 100 }, status: 200 }),
    () =>
      buildRequest("listPets", { key: key(), query: { status: "available", limit: 1 + (count % 100) }, status: 200 }),
    () =>
      buildRequest("listPets", { key: key(), query: { cursor: cursors[count % cursors.length] ?? "" }, status: 200 }),
    () => buildRequest("getPet", { key: key(), id: pickPetId(), status: 200 }),
    () => buildRequest("getPet", { key: key(), id: pickPetId(), headers: { "If-None-Match": "*" }, status: 304 }),
    () => buildRequest("listOrders", { key: key(), status: 200 }),
  ];
  const rejected: RequestFactories = [
    () => buildRequest("listPets", { key: undefined, status: 401 }),
    () => buildRequest("getPet", { key: `as_live_${count}`, id: 1, status: 401 }),
    () => buildRequest("getPet", { key: key(), id: `nr-${count}`, status: 400 }),
    () => buildRequest("getPet", { key: key(), id: 1_000_000_000 + count, status: 404 }),
    () => buildRequest("createOrder", { key: key(), body: { petId: orderable + 1 + (count % sold) }, status: 409 }),
  ];
  const pick = (factories: RequestFactories, index: number) => (factories[index % factories.length] ?? factories[0])();

  return () => {
    count += 1;
    const position = count % 20;
    if (position === 0)
      return buildRequest("createOrder", {
        key: key(),
        body: { petId: ++orderedCount },
        headers: idempotencyHeaders(),
        status: 201,
      });
    if (position === 10) return addPet(count % 3 === 0 ? "available" : "sold");
    if (position === 15) return pick(rejected, (count - position) / 20);
    return pick(reads, count);
  };
}

async function collectCursors(origin: string, key: string): Promise<string[]> {
  const client = createTypedClient({ baseUrl: `${origin}/v1`, apiKey: key });
  const cursors: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) {
    const { response } = await client.GET("/pets", { params: { query: { limit: 100, ...(cursor && { cursor }) } } });
    const [, target = ""] = /<([^>]+)>; *rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    cursor = new URL(target, origin).searchParams.get("cursor") ?? "";
    cursors.push(cursor);
  }
  return cursors;
}
