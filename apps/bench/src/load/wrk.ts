import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { BenchError, loadCore, startProgram, tasksetCommand } from "../processes.ts";
import { toHttpMessage } from "../scenarios.ts";
import type { LoadGenerator, LoadJob, LoadResult } from "./load.ts";

const script = fileURLToPath(new URL("wrk.lua", import.meta.url));

/** Creates a load generator with wrk, one thread per origin. @param folder for the job file */
export function createWrk(folder: string): LoadGenerator {
  const file = join(folder, "wrk-job.lua");

  return {
    name: "wrk",
    async run(job) {
      writeFileSync(file, toLua(job));
      const { origins, seconds, connections, signal } = job;
      // wrk accepts only whole seconds, so SIGINT stops it early. A write on a busy disk can take seconds.
      const options = [`-t${origins.length}`, `-c${connections}`, "--timeout", "30s", `-d${Math.ceil(seconds) + 5}s`];
      const command = [...tasksetCommand(loadCore), "wrk", ...options, "-s", script, String(origins[0]), "--", file];
      const { child, output } = startProgram(command, { signal });
      if (child.stdout) await Promise.race([once(child.stdout, "data", { signal }), output]);
      await Promise.race([setTimeout(seconds * 1000, undefined, { signal }), output]);
      child.kill("SIGINT");
      return parseLoad(await output, job);
    },
  };
}

function toLua({ scenario, key, origins, pets, cursors, firstUnusedId }: LoadJob): string {
  const urls = origins.map((origin) => new URL(origin));
  const calls = scenario.calls.map((call) => {
    const { beforeId, afterId } = toHttpMessage(call, key, String(urls[0]?.host));
    // JSON strings of ASCII are valid Lua strings.
    const fields = [`beforeId = ${JSON.stringify(beforeId)}`];
    if (call.ids) fields.push(`afterId = ${JSON.stringify(afterId)}`, `ids = ${JSON.stringify(call.ids)}`);
    return `{ ${fields.join(", ")} }`;
  });
  const quotedCursors = cursors.map((cursor) => JSON.stringify(cursor)).join(", ");
  const addresses = urls.map(({ hostname, port }) => `{ ${JSON.stringify(hostname)}, ${JSON.stringify(port)} }`);
  return `return { addresses = { ${addresses.join(", ")} }, calls = { ${calls.join(", ")} }, pets = ${pets}, cursors = { ${quotedCursors} }, firstUnusedId = ${firstUnusedId} }\n`;
}

function parseLoad(output: string, { firstUnusedId, origins }: LoadJob): LoadResult {
  const line = output.split("\n").find((text) => text.startsWith("{"));
  if (!line) throw new BenchError(`wrk printed no results for ${origins[0]}: ${output.trim()}`);
  const { microseconds, p50, p99, nextUnusedId, ...counts } = JSON.parse(line);
  const usedIds = nextUnusedId - firstUnusedId;
  return { ...counts, seconds: microseconds / 1e6, p50: p50 / 1000, p99: p99 / 1000, usedIds };
}
