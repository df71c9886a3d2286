import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommanderError } from "commander";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shares } from "../src/open-loop.ts";
import { parseCommandLine } from "../src/options.ts";
import { targets } from "../src/targets.ts";
import { runShortBench, startBench } from "./bench-process.ts";

let folder: string;

const isPositive = expect.toSatisfy((text: string) => Number(text.replaceAll(",", "")) > 0);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-test-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it("reports the results of all targets", async () => {
  const { cpu } = await runShortBench(folder, ["--scenario", "mixed"]);
  expect(cpu?.rows.map(({ title }) => title)).toEqual(targets.map(({ title }) => title));
  for (const { values } of cpu?.rows ?? []) expect(values).toEqual([isPositive]);
});

it("reports the growth over the sizes of the store", async () => {
  const { cost, time, space } = await runShortBench(folder, ["--sizes", "100", "3000", "--scenario", "by-id", "post"]);
  expect(cost?.columns).toEqual(["Pets", "0", "100", "3,000"]);
  for (const { values } of cost?.rows ?? []) expect(values).toEqual(["–", isPositive, isPositive]);
  for (const { values } of time?.rows ?? []) expect(values).toEqual([isPositive, isPositive, isPositive]);
  const [empty = 0, small = 0, large = 0] = space?.rows.find(({ title }) => title === "disk")?.values.map(Number) ?? [];
  expect([empty, small].every((size) => size > 0 && size < large)).toBe(true);
});

it("--open-loop reports the latency of each target at each rate", async () => {
  const args = ["--open-loop", "--only", "server", "baseline", "--scenario", "mixed"];
  const { latency } = await runShortBench(folder, args);
  const expected = shares.flatMap((share) =>
    ["Animal Store", "bare node:http"].map((title) => `${title}, ${share * 100} %`),
  );
  expect(latency?.rows.map(({ title }) => title)).toEqual(expected);
  for (const { values } of latency?.rows ?? []) expect(values[1]).toMatch(/^\d.* \(\d+\.\d\d\)$/);
});

it.each([
  [["--rounds", "0"], "--rounds"],
  [["--only", "unknown"], "--only"],
  [["--on", "mysql"], "--on"],
  [["--seconds", "soon"], "--seconds"],
  [["--check", "--on", "postgres"], "--check"],
  [["--sizes", "0"], "--sizes"],
  [["--sizes", "10", "--only", "server"], "--growth"],
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
