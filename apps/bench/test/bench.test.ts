import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runShortBench, startBench } from "./bench-process.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-test-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("reports the results of all targets", async () => {
  const { report } = await runShortBench(folder, ["mixed"]);
  const kinds = report.targets.map(({ kind }) => kind);
  expect(kinds).toEqual(["server", "baseline", "peer", "peer", "peer"]);
});

it.each([
  [["--pets", "0"], "--pets"],
  [["--only", "unknown"], "--only"],
  [["--on", "mysql"], "--on"],
  [["--seconds", "soon"], "--seconds"],
  [["--loud"], "--loud"],
])("rejects the arguments %j as a usage error", async (args, option) => {
  const { exit, stderr, stdout } = await startBench(args).ended;
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  expect(stderr).toContain(option);
});

it("Ctrl-C stops all processes and deletes all temporary files", async () => {
  vi.stubEnv("TMPDIR", folder);
  const { child, output, ended } = startBench(["--only", "fastify", "--scenario", "post", "--seconds", "60"]);
  await vi.waitFor(() => expect(output.stderr).toContain("Warming up"), { timeout: 60_000 });
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
