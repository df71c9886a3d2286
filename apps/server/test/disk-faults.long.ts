import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { failing, full, killed, movedAway, readOnly } from "./disk/faults.ts";
import { missingForErrors } from "./disk/inject-errors.ts";
import { missingForMounts, mountExt4, mountMemory, type TestDisk } from "./disk/mounts.ts";
import { type Fault, surviveFaults } from "./disk/survive-faults.ts";
import { temporaryDirectory } from "./server-process.ts";

const rounds = 20;
const needs = (missing: string | undefined) => (missing ? ` (needs ${missing})` : "");

async function survive(dataDirectory: string, fault: Fault, times = rounds): Promise<void> {
  const { wrong, figures } = await surviveFaults({ dataDirectory, rounds: times, fault });
  console.log(`${expect.getState().currentTestName}: ${figures}`);
  expect(wrong).toEqual([]);
}

function folder(): string {
  const { path, remove } = temporaryDirectory();
  onTestFinished(remove);
  return join(path, "data");
}

function on<Disk extends TestDisk>(disk: Disk): Disk {
  onTestFinished(() => disk.remove());
  return disk;
}

// Where something is missing its name stands in the title.
describe("nothing acknowledged is lost, nothing is there that nobody sent, and nothing twice", () => {
  it("when the server is killed", () => survive(folder(), killed));

  it("when its folder is moved away and back", () => {
    const path = folder();
    return survive(path, movedAway(path));
  });

  it.skipIf(missingForErrors)(`when syncs fail${needs(missingForErrors)}`, () =>
    survive(folder(), failing("syncs", "EIO")),
  );

  it.skipIf(missingForErrors)(`when writes fail${needs(missingForErrors)}`, () =>
    survive(folder(), failing("writes", "EIO")),
  );

  it.skipIf(missingForErrors)(`when the disk turns read-only for a while${needs(missingForErrors)}`, () =>
    survive(folder(), failing("writes", "EROFS")),
  );

  it.skipIf(missingForMounts)(`when the disk is full${needs(missingForMounts)}`, () => {
    const disk = on(mountMemory(16 * 2 ** 20));
    return survive(join(disk.path, "data"), full(disk));
  });

  it.skipIf(missingForMounts)(`when the kernel makes the disk read-only${needs(missingForMounts)}`, () => {
    const disk = on(mountExt4());
    // One of some sixty meets a commit whose sync the kernel wrongly calls done.
    return survive(join(disk.path, "data"), readOnly(disk), 10 * rounds);
  });
});
