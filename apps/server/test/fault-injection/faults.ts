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
import type { Fault } from "./run-faults.ts";

export const killedServer: Fault = {
  begin: async (server) => void (await server.end("SIGKILL")),
  end: () => {},
  effect: "killed",
};

export function fullDisk(disk: { readonly path: string }): Fault {
  const filler = join(disk.path, "filler");
  return {
    begin: () => fillFile(filler),
    end: () => rmSync(filler),
    effect: "rejects writes",
  };
}

const syncs = ["fsync", "fdatasync"];
const systemCalls = { syncs, writes: ["pwrite64", ...syncs, "ftruncate"], reads: ["pread64"] };

/** Makes disk system calls fail in the running server, but not after its restart. */
export function failingCalls(kind: keyof typeof systemCalls, error: "EIO" | "EROFS"): Fault {
  let stop = async () => {};
  return {
    async begin({ child }) {
      stop = await injectErrors(child.pid, systemCalls[kind], `error=${error}`);
    },
    end: () => stop(),
    effect: "exits",
  };
}

/** Triggers a disk error. The kernel then rejects all writes until the disk is remounted. */
export function readOnlyDisk(disk: ReturnType<typeof mountExt4>): Fault {
  return {
    begin: () => disk.failReadOnly(),
    end: () => disk.repair(),
    effect: "exits",
  };
}

export function movedFolder(dataDirectory: string): Fault {
  const movedPath = `${dataDirectory}.away`;
  return {
    begin: () => renameSync(dataDirectory, movedPath),
    end: () => renameSync(movedPath, dataDirectory),
    effect: "exits",
  };
}

function fillFile(path: string): void {
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

export const missingErrorInjectionTools = findMissingInjectionTool();

/** Injects errors or delays into system calls. Resolves with a function that stops them. @param change for `inject` of strace */
export async function injectErrors(
  pid: number | undefined,
  calls: readonly string[],
  change: string,
): Promise<() => Promise<void>> {
  if (missingErrorInjectionTools)
    throw new Error(`injecting system call errors requires ${missingErrorInjectionTools}`);
  const names = calls.join(",");
  const strace = spawn(
    "strace",
    ["-f", "-p", String(pid), "-e", `trace=${names}`, "-e", `inject=${names}:${change}`, "-o", "/dev/null"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const ended = once(strace, "exit");
  await waitUntilAttached(strace);
  return async () => {
    strace.kill("SIGTERM");
    await ended;
  };
}

async function waitUntilAttached(strace: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = "";
  strace.stderr?.on("data", (chunk) => {
    output += chunk;
    if (/attached/.test(output)) resolve();
  });
  strace.once("exit", () => reject(new Error(`strace exited: ${output}`)));
  await promise;
}

function findMissingInjectionTool(): string | undefined {
  if (process.platform !== "linux") return "Linux";
  if (spawnSync("strace", ["-V"]).status !== 0) return "strace";
  return spawnSync("strace", ["-qq", "-o", "/dev/null", "true"]).status === 0 ? undefined : "permission to trace";
}

export const missingMountTools = findMissingMountTool();

export function mountTmpfs(bytes: number) {
  const path = mkdtempSync(join(tmpdir(), "animal-store-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", path]);
  return { path, remove: () => unmount(path) };
}

/** Mounts an ext4 file system from an image file. It becomes read-only at its first error. */
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
    failReadOnly() {
      const device = readFileSync("/proc/mounts", "utf8")
        .split("\n")
        .find((line) => line.split(" ")[1] === path)
        ?.split(" ")[0];
      writeFileSync(`/sys/fs/ext4/${device?.replace("/dev/", "")}/trigger_fs_error`, "1");
    },
    /** Unmounts, checks and remounts the disk. No process may use it. */
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

function findMissingMountTool(): string | undefined {
  if (process.platform !== "linux") return "Linux";
  if (process.getuid?.() !== 0) return "root, to mount a disk";
  const path = mkdtempSync(join(tmpdir(), "animal-store-disk-"));
  try {
    return spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", path]).status === 0
      ? undefined
      : "permission to mount";
  } finally {
    unmount(path);
  }
}
