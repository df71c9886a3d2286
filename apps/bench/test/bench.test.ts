import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BenchReport } from "../src/report/bench-report.ts";
import { chart } from "../src/report/chart.ts";
import { startBench } from "./bench-process.ts";
import { descendantsOf, isAlive } from "./processes.ts";

const short = ["--pets", "400", "--rounds", "1", "--seconds", "0.2", "--warm-up", "0", "--connections", "10"];
const scenarios = ["page", "by-id", "orders", "unauthorized", "invalid", "order", "mixed"];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-test-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("every subject starts, answers as the server does, and gives its figures for every scenario", async () => {
  const file = join(folder, "figures.json");
  const chosen = scenarios.flatMap((name) => ["--scenario", name]);
  const { exit, stdout, stderr } = await startBench([...short, ...chosen, "--beside-pets", "500", "--json", file])
    .ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: expect.stringContaining("Round 1 of 1, mixed") });

  const report: BenchReport = JSON.parse(readFileSync(file, "utf8"));
  const measured = report.measurements.map(({ subject, scenario }) => `${subject} ${scenario}`);
  const written = ["order", "mixed"];
  const wanted = report.subjects.flatMap(({ name }) =>
    scenarios
      .filter((scenario) => name !== "500-pets" || !written.includes(scenario))
      .map((scenario) => `${name} ${scenario}`),
  );
  expect(measured.toSorted()).toEqual(wanted.toSorted());
  expect(report.subjects.map(({ kind }) => kind)).toEqual([
    "server",
    "floor",
    "floor",
    "peer",
    "peer",
    "peer",
    "variant",
  ]);
  for (const { title } of report.subjects) expect(stdout).toContain(`\n| ${title} | `);
  for (const { title } of report.scenarios) expect(chart(report)).toContain(`>${title}</text>`);
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
