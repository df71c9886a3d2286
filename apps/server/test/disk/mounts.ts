import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is missing for disks of a test's own; undefined where nothing is. */
export const missingForMounts = findMissing();

export interface TestDisk {
  /** Where it is mounted. */
  readonly path: string;
  /** Takes it away, and all that stands on it. */
  remove(): void;
}

/** A disk in memory of so many bytes. */
export function mountMemory(bytes: number): TestDisk {
  const path = mkdtempSync(join(tmpdir(), "animal-store-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", path]);
  return { path, remove: () => unmount(path) };
}

export interface FailingDisk extends TestDisk {
  /** Has the kernel find an error, after which it lets nobody write. */
  failReadOnly(): void;
  /** What an operator does: takes it out, and puts it back. Nobody may use it. */
  repair(): void;
}

/** An ext4 of its own, in a file, that goes read-only at its first error. */
export function mountExt4(): FailingDisk {
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

function findMissing(): string | undefined {
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
