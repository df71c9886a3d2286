import { existsSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";
import { API, type Project } from "typescript/unstable/async";
import { root } from "../root.ts";

type FileChanges = { changed?: string[]; created?: string[]; deleted?: string[] };

/** TypeScript with the programs that it keeps, brought up to date file by file. */
export interface Compiler {
  projects(): readonly Project[];
  /** What the programs are made of, without what they only import. */
  files(): string[];
  /** Reads files anew. @returns the files of a room that was opened for one of them */
  take(changed: readonly string[]): Promise<string[]>;
  stop(): Promise<void>;
}

// One program for nearly all: what one room's check learns of the contract's types serves the next room's. The judge, by far
// the largest room, is checked beside it. Rooms that do not know the contract are opened when something is saved there.
const configs = ["apps/dev/tsconfig.loop.json", "packages/contract-tests/tsconfig.json", "apps/mock/tsconfig.json"].map(
  (file) => join(root, file),
);

// Of several files at once the compiler builds all programs anew, a quarter of a second; one alone it only puts in its place.
const mostSingly = 8;

export async function createCompiler(): Promise<Compiler> {
  // The compiler inherits it. To clear up takes a second of a core: it waits until memory is short, or for two quiet minutes.
  process.env.GOGC ??= "1000";
  process.env.GOMEMLIMIT ??= `${memoryLimit()}MiB`;
  const api = new API({ cwd: root });
  const opened = new Set(configs);
  let snapshot = await api.updateSnapshot({ openProjects: configs });

  const files = () => snapshot.getProjects().flatMap(({ rootFiles }) => rootFiles);

  async function update(change: { fileChanges: FileChanges } | { openProjects: string[] }): Promise<void> {
    const previous = snapshot;
    snapshot = await api.updateSnapshot(change);
    await previous.dispose();
  }

  async function openRoomsOf(unknown: readonly string[]): Promise<string[]> {
    const rooms = new Set(unknown.flatMap(configAbove).filter((config) => !opened.has(config)));
    if (rooms.size === 0) return [];
    for (const room of rooms) opened.add(room);
    await update({ openProjects: [...rooms] });
    return snapshot
      .getProjects()
      .flatMap(({ configFileName, rootFiles }) => (rooms.has(configFileName) ? rootFiles : []));
  }

  return {
    projects: () => snapshot.getProjects(),
    files,
    async take(changed) {
      const known = new Set(files());
      const there = changed.filter((file) => existsSync(file) && !isDescribed(file));
      const created = there.filter((file) => !known.has(file));
      const deleted = changed.filter((file) => !existsSync(file));
      const same = there.filter((file) => known.has(file));
      const [singly, together] = same.length > mostSingly ? [[], same] : [same, []];
      if (created.length + deleted.length + together.length > 0)
        await update({ fileChanges: { changed: together, created, deleted } });
      for (const file of singly) await update({ fileChanges: { changed: [file] } });
      if (created.length === 0) return [];
      const placed = new Set(files());
      return openRoomsOf(created.filter((file) => !placed.has(file)));
    },
    stop: () => api.close(),
  };
}

/** A script beside its declarations: the compiler never reads it. */
function isDescribed(file: string): boolean {
  return file.endsWith(".js") && existsSync(file.replace(/\.js$/, ".d.ts"));
}

function configAbove(file: string): string[] {
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder)) {
    const config = join(folder, "tsconfig.json");
    if (existsSync(config)) return [config];
  }
  return [];
}

/** An eighth of the machine's memory in MiB, but from 1.5 to 3 GiB: some 0.7 GiB of it are always in use. */
function memoryLimit(): number {
  return Math.round(Math.min(3072, Math.max(1536, totalmem() / 2 ** 20 / 8)));
}
