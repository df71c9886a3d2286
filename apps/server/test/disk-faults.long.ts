import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  failingCalls,
  fullDisk,
  injectErrors,
  killedServer,
  missingErrorInjectionTools,
  missingMountTools,
  mountExt4,
  mountTmpfs,
  movedFolder,
  readOnlyDisk,
} from "./fault-injection/faults.ts";
import { type Fault, runFaults } from "./fault-injection/run-faults.ts";
import { createKey, jsonHeaders, postPet, startServer } from "./server-process.ts";

const defaultRounds = 20;
const formatNeeds = (missing: string | undefined) => (missing ? ` (needs ${missing})` : "");

async function testFault(dataDirectory: string, fault: Fault, rounds = defaultRounds): Promise<void> {
  const { violations, summary } = await runFaults({ dataDirectory, rounds, fault });
  console.log(`${expect.getState().currentTestName}: ${summary}`);
  expect(violations).toEqual([]);
}

const createPath = () => join(testFolder(), "data");

function removeAfterTest<Disk extends { remove(): void }>(disk: Disk): Disk {
  onTestFinished(disk.remove);
  return disk;
}

describe("the server stores each acknowledged pet exactly once, and no pet that was not sent", () => {
  it("when the server is killed", () => testFault(createPath(), killedServer));

  it("when its folder is moved away and back", () => {
    const path = createPath();
    return testFault(path, movedFolder(path));
  });

  it.skipIf(missingErrorInjectionTools).each([
    ["syncs fail", failingCalls("syncs", "EIO")],
    ["writes fail", failingCalls("writes", "EIO")],
    ["reads fail", failingCalls("reads", "EIO")],
    ["the disk becomes read-only temporarily", failingCalls("writes", "EROFS")],
  ])(`when %s${formatNeeds(missingErrorInjectionTools)}`, (_, fault) => testFault(createPath(), fault));

  it.skipIf(missingMountTools)(`when the disk is full${formatNeeds(missingMountTools)}`, () => {
    // 20 rounds of writes must not fill it.
    const disk = removeAfterTest(mountTmpfs(64 * 2 ** 20));
    return testFault(join(disk.path, "data"), fullDisk(disk));
  });

  it.skipIf(missingMountTools)(`when the kernel remounts the disk read-only${formatNeeds(missingMountTools)}`, () => {
    const disk = removeAfterTest(mountExt4());
    // Some kernels can report success for a failed fsync. 400 rounds on Linux 6.18 did not trigger it.
    return testFault(join(disk.path, "data"), readOnlyDisk(disk), 10 * defaultRounds);
  });
});

it.skipIf(missingErrorInjectionTools)(
  `a disk that stalls for 9 s rejects queued writes after 5 s, and later acknowledges the write in flight${formatNeeds(missingErrorInjectionTools)}`,
  async () => {
    const path = createPath();
    const headers = jsonHeaders(await createKey(path));
    const server = await startServer(path);
    const post = async () => (await postPet(server, headers)).status;
    expect(await post()).toBe(201);
    // Waits until the last use of the key is saved.
    await sleep(1500);
    const stopDelay = await injectErrors(server.child.pid, ["fsync", "fdatasync"], "delay_enter=9s:when=1");
    const inFlight = post();
    await sleep(500);
    const startedAt = performance.now();
    expect(await Promise.all([post(), post()])).toEqual([503, 503]);
    const seconds = (performance.now() - startedAt) / 1000;
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(7);
    expect([await inFlight, await post()]).toEqual([201, 201]);
    await stopDelay();
    const lines = server
      .stderr()
      .split("\n")
      .filter((line) => line.includes('"msg":"disk'));
    expect(lines).toEqual([expect.stringContaining("disk stalled"), expect.stringContaining("disk recovered")]);
    expect(await server.end("SIGTERM")).toBe(0);
  },
);
