import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** What is missing for errors of system calls; undefined where nothing is. */
export const missingForErrors = findMissing();

/**
 * Changes system calls of a running process until the returned function is called, and waits until they are changed.
 * @param change as strace's `inject` names it, such as `error=EIO`
 */
export async function injectErrors(
  pid: number | undefined,
  calls: readonly string[],
  change: string,
): Promise<() => Promise<void>> {
  if (missingForErrors) throw new Error(`system calls that fail need ${missingForErrors}`);
  const names = calls.join(",");
  const strace = spawn(
    "strace",
    ["-f", "-p", String(pid), "-e", `trace=${names}`, "-e", `inject=${names}:${change}`, "-o", "/dev/null"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  // It ends by itself with the process.
  const ended = once(strace, "exit");
  await untilAttached(strace);
  return async () => {
    strace.kill("SIGTERM");
    await ended;
  };
}

async function untilAttached(strace: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let told = "";
  strace.stderr?.on("data", (chunk) => {
    told += chunk;
    if (/attached/.test(told)) resolve();
  });
  strace.once("exit", () => reject(new Error(`strace ended: ${told}`)));
  await promise;
}

function findMissing(): string | undefined {
  if (process.platform !== "linux") return "Linux";
  if (spawnSync("strace", ["-V"]).status !== 0) return "strace";
  // Where tracing is forbidden, as in many containers, it says so at once.
  return spawnSync("strace", ["-qq", "-o", "/dev/null", "true"]).status === 0 ? undefined : "the right to trace";
}
