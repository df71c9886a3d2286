import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommanderError } from "commander";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type OpenLoopResults, shares } from "../src/open-loop.ts";
import { parseCommandLine } from "../src/options.ts";
import { targets } from "../src/targets.ts";
import { runShortBench, shortRunArgs, startBench } from "./bench-process.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-test-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it("reports the results of all targets", async () => {
  const { results } = await runShortBench(folder, ["--scenario", "mixed"]);
  expect(results.targets).toEqual(targets);
  for (const { cpuPerRequest } of results.measurements) expect(cpuPerRequest.server).toBeGreaterThan(0);
});

it("--open-loop reports the latency of each target at each rate", async () => {
  const file = join(folder, "results.json");
  const args = ["--open-loop", "--only", "server", "baseline", "--scenario", "mixed", "--json", file];
  const { exit, stdout } = await startBench([...shortRunArgs, ...args]).ended;
  expect(exit).toBe(0);
  const { measurements, scenarios }: OpenLoopResults = JSON.parse(readFileSync(file, "utf8"));
  const measured = measurements.map(({ share, target }) => [share, target]);
  expect(measured).toEqual(shares.flatMap((share) => ["server", "baseline"].map((target) => [share, target])));
  expect(scenarios.map(({ name }) => name)).toEqual(["mixed"]);
  expect(stdout.match(/^\| .* \| (Animal Store|bare node:http) \| \d/gm)).toHaveLength(measured.length);
});

it.each([
  [["--rounds", "0"], "--rounds"],
  [["--only", "unknown"], "--only"],
  [["--on", "mysql"], "--on"],
  [["--seconds", "soon"], "--seconds"],
  [["--check", "--on", "postgres"], "--check"],
  [["--check", "--open-loop"], "--check"],
])("rejects the arguments %j", (args, option) => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(() => parseCommandLine(args)).toThrow(CommanderError);
  expect(write.mock.calls.join()).toContain(option);
});

it("exits with 2 after a usage error", async () => {
  const { exit, stderr, stdout } = await startBench(["--loud"]).ended;
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  expect(stderr).toContain("--loud");
});

it("Ctrl-C stops all processes and deletes all temporary files", async () => {
  vi.stubEnv("TMPDIR", folder);
  const { child, output, ended } = startBench(["--only", "fastify", "--scenario", "post", "--seconds", "60"]);
  await vi.waitFor(() => expect(output.stderr).toContain("Measuring"), { timeout: 60_000 });
  const started = descendantsOf(child.pid ?? 0);
  expect(started).not.toEqual([]);
  child.kill("SIGINT");
  expect((await ended).exit).toBe(130);
  const isAlive = (pid: number) => processes().some((process) => process.pid === pid && !process.state.startsWith("Z"));
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { timeout: 10_000 });
  expect(readdirSync(folder)).toEqual([]);
});

function descendantsOf(pid: number): number[] {
  const children = processes().filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...descendantsOf(child.pid)]);
}

function processes(): { pid: number; parent: number; state: string }[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, state = ""] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state };
  });
}
