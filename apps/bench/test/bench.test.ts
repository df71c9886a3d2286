import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BenchReport } from "../src/report/bench-report.ts";
import { startBench } from "./bench-process.ts";
import { expectReport, short } from "./expect-report.ts";
import { descendantsOf, isAlive } from "./processes.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-test-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("starts each target, compares its responses with the server's and reports its figures", async () => {
  await expectReport(folder, ["page", "mixed"]);
});

it("on PostgreSQL and Redis one process, two, and the peers answer alike, and all that works for them is counted", async () => {
  const file = join(folder, "figures.json");
  const chosen = ["server", "fastify", "zod-openapi", "two-server"].flatMap((name) => ["--only", name]);
  const args = [...short, ...chosen, "--on", "postgres", "--scenario", "mixed", "--json", file];
  const { exit, stdout, stderr } = await startBench(args).ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: expect.stringContaining("Round 1 of 1, mixed") });

  const report: BenchReport = JSON.parse(readFileSync(file, "utf8"));
  expect(report.subjects.map(({ processes }) => processes)).toEqual([1, 1, 1, 2]);
  expect(report.measurements).toHaveLength(4);
  for (const { cpuOfServices } of report.measurements)
    expect(Object.keys(cpuOfServices)).toEqual(["PostgreSQL", "Redis"]);
  expect(stdout).toContain("the subject + PostgreSQL + Redis");
});

it.each([
  [["--pets", "0"], "--pets"],
  [["--only", "nobody"], "--only"],
  [["--on", "paper"], "--on"],
  [["--seconds", "soon"], "--seconds"],
  [["--loud"], "--loud"],
])("%j is wrong usage", async (args, named) => {
  const { exit, stderr, stdout } = await startBench(args).ended;
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  expect(stderr).toContain(named);
});

it("Ctrl-C ends all that was started and leaves nothing behind", async () => {
  vi.stubEnv("TMPDIR", folder);
  const { child, output, ended } = startBench(["--only", "fastify", "--scenario", "post", "--seconds", "60"]);
  await vi.waitFor(() => expect(output.stderr).toContain("Warming up"), { timeout: 60_000 });
  const started = descendantsOf(child.pid ?? 0);
  expect(started).not.toEqual([]);
  child.kill("SIGINT");
  expect((await ended).exit).toBe(130);
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { timeout: 10_000 });
  expect(readdirSync(folder)).toEqual([]);
});
