import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { BenchFailure } from "../bench-failure.ts";
import { pinnedTo, subjectCore } from "../subjects/cores.ts";
import type { Service } from "./service.ts";

interface ServiceOptions {
  readonly name: Service["name"];
  readonly command: readonly string[];
  /** It works there, and the folder goes with it. */
  readonly folder: string;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** What it says once it listens. */
  readonly ready: string;
  /** The name of the signal that ends it at once. What a shell starts beside itself ignores SIGQUIT, unless it sees to that itself. */
  readonly ends: "TERM" | "QUIT";
  readonly signal: AbortSignal;
}

// It goes when the benchmark does, however that ends.
const untilStdinEnds = 'ends=$1; shift; "$@" <&- & read -r _; kill "-$ends" $!; wait; rm -rf "$0"';
const longestStart = 60_000;

/** Starts a program on the core of the subjects and waits until it listens. @throws {BenchFailure} with what it said, when it does not */
export async function startService({
  name,
  command,
  folder,
  user,
  ready,
  ends,
  signal,
}: ServiceOptions): Promise<Service> {
  const [file = "", ...args] = [...pinnedTo(subjectCore), "sh", "-c", untilStdinEnds, folder, ends, ...command];
  const shell = spawn(file, args, { ...user, cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(shell, "exit");
  let said = "";
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  const service: Service = {
    name,
    pid: shell.pid ?? 0,
    async [Symbol.asyncDispose]() {
      shell.stdin.end();
      await ended;
    },
  };
  try {
    for (const since = Date.now(); !said.includes(ready); await delay(20, undefined, { signal }))
      if (Date.now() - since > longestStart) throw new BenchFailure(`${name} does not listen: ${said.trim()}`);
    return service;
  } catch (error) {
    await service[Symbol.asyncDispose]();
    throw error;
  }
}
