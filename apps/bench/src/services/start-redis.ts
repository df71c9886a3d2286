import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { places } from "../subjects/places.ts";
import { runProgram } from "../subjects/program.ts";
import { freePort } from "./free-port.ts";
import { given } from "./given.ts";
import type { Service } from "./service.ts";
import { startService } from "./start-service.ts";

export interface RunningRedis extends Service {
  /** Of the database of a number, from 0 to 199. */
  url(database: number): string;
}

/** A Redis of the benchmark's own, which keeps nothing on disk. @throws {BenchFailure} that says why there is none */
export async function startRedis(signal: AbortSignal): Promise<RunningRedis> {
  const path = (
    await runProgram([process.execPath, places.findRedis], { env: given("REDIS_SERVER_PATH"), signal })
  ).trim();
  const port = await freePort();
  const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no", databases: 200 };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-redis-"));
  const ready = "Ready to accept connections";
  const service = await startService({
    name: "Redis",
    command: [path, ...options],
    folder,
    ready,
    ends: "TERM",
    signal,
  });
  return { ...service, url: (database) => `redis://127.0.0.1:${port}/${database}` };
}
