import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import { createKey, highLimits, jsonHeaders, listPetIds, postPet, startProcess } from "./server-process.ts";

const [servers, damagesPerServer] = [10, 20];
const folder = sharedFolder();

type Damage = (wal: Buffer, random: (end: number) => number) => Buffer;

const blockBytes = 4096;
const damages: Readonly<Record<string, Damage>> = {
  "flipped bit": (wal, random) => {
    const position = random(wal.length);
    wal.writeUInt8(wal.readUInt8(position) ^ (1 << random(8)), position);
    return wal;
  },
  "zeroed block": (wal, random) => {
    const start = random(wal.length / blockBytes) * blockBytes;
    return wal.fill(0, start, start + blockBytes);
  },
  "swapped blocks": (wal, random) => {
    const [one = 0, other = 0] = [0, 0].map(() => random(wal.length / blockBytes - 1) * blockBytes);
    const block = Buffer.from(wal.subarray(one, one + blockBytes));
    wal.copyWithin(one, other, other + blockBytes);
    block.copy(wal, other);
    return wal;
  },
  truncation: (wal, random) => wal.subarray(0, random(wal.length)),
};

/** Returns whole numbers below `end`, the same for the same seed. */
function createRandom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

interface CrashedServer {
  readonly path: string;
  readonly key: string;
  readonly acknowledged: readonly number[];
}

/** Kills a server while it acknowledges writes. */
async function crashServer(index: number, random: (end: number) => number): Promise<CrashedServer> {
  const path = join(folder, `crashed-${index}`);
  const key = await createKey(path, highLimits);
  const server = await startProcess(path);
  const acknowledged: number[] = [];
  const count = 20 + random(400);
  const post = async () => {
    for (;;) {
      const response = await postPet(server, jsonHeaders(key));
      acknowledged.push(((await response.json()) as { id: number }).id);
      if (acknowledged.length === count) void server.end("SIGKILL");
    }
  };
  await Promise.allSettled(Array.from({ length: 1 + random(4) }, post));
  await server.ended;
  return { path, key, acknowledged };
}

/** Returns "rejected", or the number of acknowledged pets that are missing after a start. */
async function startDamaged(crashed: CrashedServer, damage: (wal: Buffer) => Buffer, hasIndex: boolean) {
  const copy = join(folder, "copy");
  rmSync(copy, { recursive: true, force: true });
  cpSync(crashed.path, copy, { recursive: true });
  if (!hasIndex) rmSync(join(copy, "store.db-shm"));
  const wal = join(copy, "store.db-wal");
  writeFileSync(wal, damage(readFileSync(wal)));
  const started = await startProcess(copy).catch((error: Error) => error);
  if (started instanceof Error) {
    expect(started.message).toMatch(/contains a corrupt (WAL|store\.db)/);
    return "rejected";
  }
  const ids = new Set(await listPetIds(started.origin, crashed.key).catch(() => []));
  await started.end("SIGKILL");
  return crashed.acknowledged.filter((id) => !ids.has(id)).length;
}

it.each([
  ["with the index of the WAL, as kill -9 leaves it", true],
  ["without the index, as a power failure can leave it", false],
])("a server rejects a corrupt WAL %s", { timeout: 1_200_000 }, async (_, hasIndex) => {
  const random = createRandom(11);
  const results: Record<string, { rejected: number; intact: number; missing: number[] }> = {};
  for (let index = 0; index < servers; index += 1) {
    const crashed = await crashServer(hasIndex ? index : servers + index, random);
    expect(await startDamaged(crashed, (wal) => wal, hasIndex)).toBe(0);
    for (let round = 0; round < (hasIndex ? damagesPerServer : damagesPerServer / 4); round += 1) {
      const names = Object.keys(damages);
      const name = names[round % names.length] ?? "";
      const outcome = await startDamaged(crashed, (wal) => damages[name]?.(wal, random) ?? wal, hasIndex);
      results[name] ??= { rejected: 0, intact: 0, missing: [] };
      const result = results[name];
      if (outcome === "rejected") result.rejected += 1;
      else if (outcome === 0) result.intact += 1;
      else result.missing.push(Number(outcome));
    }
  }
  console.log(results);
  // Without the index, a truncated WAL looks like that of a server that wrote less.
  for (const [name, { missing }] of Object.entries(results)) if (hasIndex) expect([name, missing]).toEqual([name, []]);
});
