import { readdirSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { missingForMounts, mountExt4 } from "../../../test/disk/mounts.ts";
import { isDiskFailure, leavesUsable } from "../is-away.ts";
import { openDiskProbe } from "./disk-probe.ts";

it.skipIf(missingForMounts)(
  `a disk that gave up is found, and nothing is left on a sound one${missingForMounts ? ` (needs ${missingForMounts})` : ""}`,
  () => {
    const disk = mountExt4();
    onTestFinished(() => disk.remove());
    const before = readdirSync(disk.path);
    const probe = openDiskProbe(disk.path);
    onTestFinished(() => probe.close());
    expect(readdirSync(disk.path)).toEqual(before);
    expect(probe.findFailure()).toBeUndefined();
    disk.failReadOnly();
    const failure = probe.findFailure();
    expect(failure?.message).toMatch(/^the disk takes no changes \(EROFS: /);
    expect([isDiskFailure(failure), leavesUsable(failure)]).toEqual([true, false]);
    expect(() => openDiskProbe(disk.path)).toThrow("the disk takes no changes");
  },
);
