import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  failing,
  full,
  injectErrors,
  killed,
  missingErrorInjectionTools,
  missingMountTools,
  mountExt4,
  mountMemory,
  movedAway,
  readOnly,
} from "./fault-injection/faults.ts";
import { type Fault, runFaults } from "./fault-injection/run-faults.ts";
import { createKey, jsonHeaders, postPet, startServer, testFolder } from "./server-process.ts";

const rounds = 20;
const needs = (missing: string | undefined) => (missing ? ` (needs ${missing})` : "");

async function survive(dataDirectory: string, fault: Fault, times = rounds): Promise<void> {
  const { wrong, figures } = await runFaults({ dataDirectory, rounds: times, fault });
  console.log(`${expect.getState().currentTestName}: ${figures}`);
  expect(wrong).toEqual([]);
}

const folder = () => join(testFolder(), "data");

function mounted<Disk extends { remove(): void }>(disk: Disk): Disk {
  onTestFinished(disk.remove);
  return disk;
}

describe("stores each acknowledged pet exactly once, and no pet that was not sent", () => {
  it("when the server is killed", () => survive(folder(), killed));

  it("when its folder is moved away and back", () => {
    const path = folder();
    return survive(path, movedAway(path));
  });

  it.skipIf(missingErrorInjectionTools).each([
    ["syncs fail", failing("syncs", "EIO")],
    ["writes fail", failing("writes", "EIO")],
    ["reads fail", failing("reads", "EIO")],
    ["the disk becomes read-only temporarily", failing("writes", "EROFS")],
  ])(`when %s${needs(missingErrorInjectionTools)}`, (_, fault) => survive(folder(), fault));

  it.skipIf(missingMountTools)(`when the disk is full${needs(missingMountTools)}`, () => {
    const disk = mounted(mountMemory(16 * 2 ** 20));
    return survive(join(disk.path, "data"), full(disk));
  });

  it.skipIf(missingMountTools)(`when the kernel remounts the disk read-only${needs(missingMountTools)}`, () => {
    const disk = mounted(mountExt4());
    // Some kernels can report success for a failed fsync. 400 rounds on Linux 6.18 did not trigger it.
    return survive(join(disk.path, "data"), readOnly(disk), 10 * rounds);
  });
});

it.skipIf(missingErrorInjectionTools)(
  `a disk that stalls for 9 s rejects queued writes after 5 s, and later acknowledges the write in flight${needs(missingErrorInjectionTools)}`,
  async () => {
    const path = folder();
    const headers = jsonHeaders(await createKey(path));
    const server = await startServer(path);
    const post = async () => (await postPet(server, headers)).status;
    expect(await post()).toBe(201);
    // Waits until the last use of the key is saved.
    await sleep(1500);
    const stop = await injectErrors(server.child.pid, ["fsync", "fdatasync"], "delay_enter=9s:when=1");
    const inFlight = post();
    await sleep(500);
    const startedAt = performance.now();
    expect(await Promise.all([post(), post()])).toEqual([503, 503]);
    const seconds = (performance.now() - startedAt) / 1000;
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(7);
    expect([await inFlight, await post()]).toEqual([201, 201]);
    await stop();
    const lines = server
      .stderr()
      .split("\n")
      .filter((line) => line.includes('"msg":"disk'));
    expect(lines).toEqual([expect.stringContaining("disk stalled"), expect.stringContaining("disk recovered")]);
    expect(await server.end("SIGTERM")).toBe(0);
  },
);
