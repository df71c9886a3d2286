import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { BenchFailure } from "../bench-failure.ts";
import { messageOf } from "../call.ts";
import { loadCore, pinnedTo } from "../subjects/cores.ts";
import { places } from "../subjects/places.ts";
import { startProgram } from "../subjects/program.ts";
import type { Load, LoadGenerator, LoadJob } from "./load-generator.ts";

/** wrk with one thread for each process that it asks, and a script that makes the calls and counts the statuses. @param folder for the jobs that it reads */
export function createWrk(folder: string): LoadGenerator {
  const file = join(folder, "wrk-job.lua");

  return {
    name: "wrk",
    async run(job) {
      writeFileSync(file, luaOf(job));
      const { origins, seconds, connections, signal } = job;
      // wrk counts in whole seconds, but ends early and well on SIGINT.
      // A busy disk may take seconds, which is slow and no failure.
      const options = [
        `-t${origins.length}`,
        `-c${connections}`,
        "--timeout",
        "30s",
        `-d${Math.ceil(seconds) + 5}s`,
        "-s",
        places.wrkScript,
      ];
      const { child, output } = startProgram([...pinnedTo(loadCore), "wrk", ...options, origins[0], "--", file], {
        signal,
      });
      if (child.stdout) await Promise.race([once(child.stdout, "data", { signal }), output]);
      await Promise.race([setTimeout(seconds * 1000, undefined, { signal }), output]);
      child.kill("SIGINT");
      return readLoad(await output, job);
    },
  };
}

function luaOf({ scenario, key, origins, pets, cursors, firstFresh }: LoadJob): string {
  const calls = scenario.calls.map((call) => {
    const { before, after } = messageOf(call, key, new URL(origins[0]).host);
    // What JSON escapes in ASCII, Lua understands.
    const parts = [`before = ${JSON.stringify(before)}`];
    if (call.ids) parts.push(`after = ${JSON.stringify(after)}`, `kind = ${JSON.stringify(call.ids)}`);
    return `{ ${parts.join(", ")} }`;
  });
  const pages = cursors.map((cursor) => JSON.stringify(cursor)).join(", ");
  const hosts = origins.map((origin) => new URL(origin));
  const addresses = hosts.map(({ hostname, port }) => `{ ${JSON.stringify(hostname)}, ${JSON.stringify(port)} }`);
  return `return { addresses = { ${addresses.join(", ")} }, calls = { ${calls.join(", ")} }, pets = ${pets}, cursors = { ${pages} }, fresh = ${firstFresh} }\n`;
}

function readLoad(output: string, { firstFresh, origins }: LoadJob): Load {
  const line = output.split("\n").find((candidate) => candidate.startsWith("{"));
  if (!line) throw new BenchFailure(`wrk told no figures of ${origins[0]}: ${output.trim()}`);
  const { microseconds, p50, p99, nextFresh, ...counts } = JSON.parse(line);
  const fresh = nextFresh - firstFresh;
  return { ...counts, seconds: microseconds / 1e6, p50: p50 / 1000, p99: p99 / 1000, fresh };
}
