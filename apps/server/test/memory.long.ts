import { describe, expect, it } from "vitest";
import { canTellMemory, heldBy, residentMemory, slopeOf, tellingHeap } from "./load/memory.ts";
import { mixedRequests } from "./load/mixed-requests.ts";
import { askFor, createFastKey, repeat, sendLoad } from "./load/send-load.ts";
import { builtFile, startServer, testFolder } from "./server-process.ts";
import { readMetrics } from "./telemetry/read-metrics.ts";

const mebibyte = 2 ** 20;
const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(1);
const connections = 50;
const env = { ANONYMOUS_PER_MINUTE: "1000000000", METRICS_PORT: "0" };

async function start(by?: string[]) {
  const folder = testFolder();
  const keys = [await createFastKey(folder), await createFastKey(folder), await createFastKey(folder)];
  const server = await startServer(folder, env, builtFile("main.js"), by);
  return { keys, server };
}

describe.runIf(canTellMemory || process.env.CI)("the memory of the server, as /proc tells it", () => {
  it("is at most 160 MiB after a hundred thousand lists and posts", async () => {
    const { keys, server } = await start();
    const [key] = keys;
    const list = askFor("listPets", { key, query: { limit: 20 }, status: 200 });
    const post = askFor("createPet", { key, body: { name: "Rex", categoryId: 7, status: "available" }, status: 201 });
    const before = residentMemory(server.child.pid);
    await sendLoad({ origin: server.origin, connections, next: repeat(100_000, list, post) });
    const after = residentMemory(server.child.pid);
    console.log(`lists and posts: ${inMebibytes(before)} MiB before, ${inMebibytes(after)} MiB after`);
    expect(after).toBeLessThanOrEqual(160 * mebibyte);
  });

  it("grows by at most 5 MiB over the last 900,000 of a million mixed requests, and the metrics count each", async () => {
    const { keys, server } = await start(tellingHeap);
    const { origin, child } = server;
    const mixed = await mixedRequests({ origin, keys, orderable: 60_000 });
    const counted = async () => {
      const samples = [...(await readMetrics(server)).values];
      const counts = samples.filter(([sample]) => /request_duration_seconds_count\{/.test(sample));
      return counts.reduce((sum, [, count]) => sum + count, 0);
    };
    const before = await counted();
    const run = async (requests: number) => {
      let sent = 0;
      await sendLoad({ origin, connections, next: () => (sent++ < requests ? mixed() : undefined) });
    };
    // What the server keeps, bounded, is full after the first ones; what a collection gives back is taken again.
    await run(warmUp);
    const held = [await heldBy(server)];
    const resident: number[] = [];
    const began = performance.now();
    for (let done = 0; done < measured; done += step) {
      await run(step);
      expect(await counted()).toBe(before + warmUp + done + step);
      // After a collection: when one comes by itself is chance, and moves the figure by more than what is looked for.
      held.push(await heldBy(server));
      resident.push(residentMemory(child.pid));
    }
    const seconds = (performance.now() - began) / 1000;
    const growth = { resident: (slopeOf(resident) * measured) / step, held: (slopeOf(held) * measured) / step };
    console.log(
      `mixed, ${Math.round(measured / seconds)} a second: ${resident.map(inMebibytes).join(" ")} MiB, slope ${inMebibytes(growth.resident)} MiB`,
    );
    console.log(`held: ${held.map(inMebibytes).join(" ")} MiB, slope ${inMebibytes(growth.held)} MiB`);
    expect(growth.resident).toBeLessThanOrEqual(5 * mebibyte);
    expect(growth.held).toBeLessThanOrEqual(5 * mebibyte);
  });
});

const warmUp = 100_000;
const measured = 900_000;
const step = 50_000;
