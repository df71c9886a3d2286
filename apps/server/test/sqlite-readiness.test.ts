import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { missingMountTools, mountTmpfs } from "./fault-injection/faults.ts";
import { openEmptyStore, openTestStore } from "./open-test-stores.ts";
import { startReadinessTarget } from "./start-target.ts";

it("/readyz is 503 while another process holds the lock of the SQLite store, and recovers without a client write", async () => {
  const opened = openEmptyStore({ lockTimeoutMs: 1 });
  const { post, ready, stop } = await startReadinessTarget(opened);
  expect(await ready()).toEqual({ status: 200 });
  opened.secondConnection.exec("BEGIN IMMEDIATE");
  expect(await post()).toBe(503);
  const reasons = ["store: writes fail: another process has locked the store"];
  expect(await ready()).toEqual({ status: 503, reasons });
  opened.secondConnection.exec("ROLLBACK");
  expect(await ready()).toEqual({ status: 200 });
  expect(await post()).toBe(201);
  await stop();
});

it.skipIf(missingMountTools)(
  "/readyz is 503 while the disk of the SQLite store is full, and recovers without a restart",
  async () => {
    const disk = mountTmpfs(2 ** 20);
    onTestFinished(() => disk.remove());
    const { post, ready, stop } = await startReadinessTarget(openTestStore(disk.path));
    expect(await post()).toBe(201);
    const filler = join(disk.path, "filler");
    for (const blockSize of [65_536, 4096])
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, `bs=${blockSize}`, "oflag=append", "conv=notrunc"]);
    await expect.poll(post).toBe(503);
    expect(await ready()).toEqual({ status: 503, reasons: ["store: writes fail: the disk is full"] });
    rmSync(filler);
    await expect.poll(ready).toEqual({ status: 200 });
    expect(await post()).toBe(201);
    await stop();
  },
);
