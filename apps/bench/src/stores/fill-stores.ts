import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../services/service.ts";
import { places } from "../subjects/places.ts";
import { fill, issueKey } from "./fill-programs.ts";
import { availableLines, petLines } from "./pets.ts";

const databaseFile = "store.db";

/** Filled stores, to be copied for each process that is measured. */
export interface FilledStores {
  /** The key that all of them know. No limit of it is ever reached. */
  readonly key: string;
  /** The id of the first pet behind the listed ones: from it on, those of a written store can be ordered. */
  readonly firstOrderable: number;
  /** @returns the variables that a program finds its copy by */
  copy(kind: "server" | "peer", written: boolean): Promise<Record<string, string>>;
  /** What keeps the stores, where that is not the subjects themselves. */
  readonly services: readonly Service[];
}

/** Fills a store of the server alone, to be read. */
export async function fillServerStore(
  folder: string,
  { pets, signal }: { pets: number; signal: AbortSignal },
): Promise<Pick<FilledStores, "key" | "copy">> {
  const DATA_DIR = join(folder, `server-${pets}`);
  await fill(places.fillServer, { DATA_DIR }, petLines(pets), signal);
  return { key: await issueKey({ DATA_DIR }, signal), copy: async () => ({ DATA_DIR }) };
}

/** Fills a store of the server and one of the peers with the same pets, and each again for being written. */
export async function fillStores(
  folder: string,
  { pets, orderable, signal }: { pets: number; orderable: number; signal: AbortSignal },
): Promise<FilledStores> {
  const server = (written: boolean) => join(folder, written ? "server-written" : "server");
  const peer = (written: boolean) => join(folder, written ? "peers-written" : "peers");
  mkdirSync(peer(false));
  await fill(places.fillServer, { DATA_DIR: server(false) }, petLines(pets), signal);
  const key = await issueKey({ DATA_DIR: server(false) }, signal);
  await fill(places.fillPeer, { DATABASE: join(peer(false), databaseFile), API_KEY: key }, petLines(pets), signal);
  for (const place of [server, peer]) cpSync(place(false), place(true), { recursive: true });
  await fill(places.fillServer, { DATA_DIR: server(true) }, availableLines(orderable), signal);
  await fill(places.fillPeer, { DATABASE: join(peer(true), databaseFile) }, availableLines(orderable), signal);
  let copies = 0;

  return {
    key,
    firstOrderable: pets + 1,
    services: [],
    async copy(kind, written) {
      copies += 1;
      const copy = join(folder, `copy-${copies}`);
      cpSync(kind === "server" ? server(written) : peer(written), copy, { recursive: true });
      return kind === "server" ? { DATA_DIR: copy } : { DATABASE: join(copy, databaseFile) };
    },
  };
}
