import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "./survive-faults.ts";

/** The machine loses the process. */
export const killed: Fault = {
  begin: async (server) => void (await server.end("SIGKILL")),
  end: () => {},
  effect: "killed",
};

/** Every byte of a disk is taken by somebody else. */
export function full(disk: { readonly path: string }): Fault {
  const filler = join(disk.path, "filler");
  return {
    begin: () => fill(filler),
    end: () => rmSync(filler),
    effect: "rejects writes",
  };
}

const syncs = ["fsync", "fdatasync"];
const calls = { syncs, writes: ["pwrite64", ...syncs, "ftruncate"], reads: ["pread64"] };

/** System calls on the disk fail: of the server that serves, not of the one that is started after it. */
export function failing(kind: keyof typeof calls, error: "EIO" | "EROFS"): Fault {
  let stop = async () => {};
  return {
    async begin({ child }) {
      stop = await injectErrors(child.pid, calls[kind], `error=${error}`);
    },
    end: () => stop(),
    effect: "exits",
  };
}

/** The kernel found an error on the disk, and lets nobody write until it was taken out and put back. */
export function readOnly(disk: ReturnType<typeof mountExt4>): Fault {
  return {
    begin: () => disk.failReadOnly(),
    end: () => disk.repair(),
    effect: "exits",
  };
}

/** The folder is not where it was, and comes back. */
export function movedAway(dataDirectory: string): Fault {
  const away = `${dataDirectory}.away`;
  return {
    begin: () => renameSync(dataDirectory, away),
    end: () => renameSync(away, dataDirectory),
    effect: "exits",
  };
}

function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let size = 65_536; size >= 1; )
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(file);
  }
}

/** What is missing for errors of system calls; undefined where nothing is. */
export const missingForErrors = findMissingForErrors();

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

function findMissingForErrors(): string | undefined {
  if (process.platform !== "linux") return "Linux";
  if (spawnSync("strace", ["-V"]).status !== 0) return "strace";
  // Where tracing is forbidden, as in many containers, it says so at once.
  return spawnSync("strace", ["-qq", "-o", "/dev/null", "true"]).status === 0 ? undefined : "the right to trace";
}

/** What is missing for disks of a test's own; undefined where nothing is. */
export const missingForMounts = findMissingForMounts();

/** A disk in memory of so many bytes. */
export function mountMemory(bytes: number) {
  const path = mkdtempSync(join(tmpdir(), "animal-store-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", path]);
  return { path, remove: () => unmount(path) };
}

/** An ext4 of its own, in a file, that goes read-only at its first error. */
export function mountExt4() {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-disk-"));
  const [image, path] = [join(folder, "image"), join(folder, "disk")];
  mkdirSync(path);
  execFileSync("truncate", ["-s", "32M", image]);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  const mount = () => execFileSync("mount", ["-o", "loop,errors=remount-ro", image, path]);
  mount();
  return {
    path,
    /** Has the kernel find an error, after which it lets nobody write. */
    failReadOnly() {
      const device = readFileSync("/proc/mounts", "utf8")
        .split("\n")
        .find((line) => line.split(" ")[1] === path)
        ?.split(" ")[0];
      writeFileSync(`/sys/fs/ext4/${device?.replace("/dev/", "")}/trigger_fs_error`, "1");
    },
    /** What an operator does: takes it out, and puts it back. Nobody may use it. */
    repair() {
      execFileSync("umount", [path]);
      spawnSync("e2fsck", ["-p", "-f", image]);
      mount();
    },
    remove() {
      unmount(path);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unmount(path: string): void {
  spawnSync("umount", ["-l", path]);
  rmSync(path, { recursive: true, force: true });
}

function findMissingForMounts(): string | undefined {
  if (process.platform !== "linux") return "Linux";
  if (process.getuid?.() !== 0) return "root, who may mount";
  const path = mkdtempSync(join(tmpdir(), "animal-store-disk-"));
  try {
    return spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", path]).status === 0
      ? undefined
      : "the right to mount";
  } finally {
    unmount(path);
  }
}
