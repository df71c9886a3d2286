import { expect, it } from "vitest";
import { canTellMemory, heldBy, residentMemory, tellingHeap } from "./load/memory.ts";
import { askFor, createFastKey, sendLoad } from "./load/send-load.ts";
import { builtFile, startServer, testFolder } from "./server-process.ts";
import { readMetrics } from "./telemetry/read-metrics.ts";

const mebibyte = 2 ** 20;
const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(1);
const warmUp = 100_000;
const measured = 1_000_000;

it.runIf(canTellMemory || process.env.CI)(
  "a million requests with metrics and their reader: what the server holds grows by at most 2 MiB, and each is counted",
  async () => {
    const folder = testFolder();
    const key = await createFastKey(folder);
    const env = { METRICS_PORT: "0", ANONYMOUS_PER_MINUTE: "1000000000" };
    const server = await startServer(folder, env, builtFile("main.js"), tellingHeap);
    let sent = 0;
    const asked = [
      askFor("listPets", { key, query: { limit: 20 }, status: 200 }),
      askFor("listPets", { key: undefined, status: 401 }),
      askFor("getPet", { key, id: 7, status: 404 }),
      askFor("getPet", { key, id: "seven", status: 400 }),
    ];
    const run = async (requests: number) => {
      const last = sent + requests;
      await sendLoad({
        origin: server.origin,
        connections: 50,
        next: () => (sent < last ? asked[sent++ % asked.length] : undefined),
      });
    };
    await run(warmUp);
    await readMetrics(server);
    const before = { held: await heldBy(server), resident: residentMemory(server.child.pid) };
    for (let done = 0; done < measured; done += warmUp) {
      await run(warmUp);
      await readMetrics(server);
    }
    const after = { held: await heldBy(server), resident: residentMemory(server.child.pid) };
    console.log(
      `a million with metrics: held ${inMebibytes(before.held)} to ${inMebibytes(after.held)} MiB, resident ${inMebibytes(before.resident)} to ${inMebibytes(after.resident)} MiB`,
    );
    expect(after.held - before.held).toBeLessThanOrEqual(2 * mebibyte);
    const { values } = await readMetrics(server);
    const counted = [...values].filter(([sample]) => /request_duration_seconds_count\{/.test(sample));
    expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBe(sent);
  },
);
