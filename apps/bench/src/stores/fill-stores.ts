import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { places } from "../subjects/places.ts";
import { runProgram, startProgram } from "../subjects/program.ts";
import { availableLines, petLines } from "./pets.ts";

const unlimited = 1_000_000_000;
const databaseFile = "store.db";

/** Filled stores, to be copied for each process that is measured. */
export interface FilledStores {
  /** The key that all of them know. No limit of it is ever reached. */
  readonly key: string;
  /** The id of the first pet behind the listed ones: from it on, those of a written store can be ordered. */
  readonly firstOrderable: number;
  /** @returns the variables that a program finds its copy by */
  copy(kind: "server" | "peer", written: boolean): Record<string, string>;
}

/** Fills a store of the server alone, to be read. */
export async function fillServerStore(
  folder: string,
  { pets, signal }: { pets: number; signal: AbortSignal },
): Promise<Pick<FilledStores, "key" | "copy">> {
  const DATA_DIR = join(folder, `server-${pets}`);
  await fill(places.fillServer, { DATA_DIR }, petLines(pets), signal);
  return { key: await issueKey(DATA_DIR, signal), copy: () => ({ DATA_DIR }) };
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
  const key = await issueKey(server(false), signal);
  await fill(places.fillPeer, { DATABASE: join(peer(false), databaseFile), API_KEY: key }, petLines(pets), signal);
  for (const place of [server, peer]) cpSync(place(false), place(true), { recursive: true });
  await fill(places.fillServer, { DATA_DIR: server(true) }, availableLines(orderable), signal);
  await fill(places.fillPeer, { DATABASE: join(peer(true), databaseFile) }, availableLines(orderable), signal);
  let copies = 0;

  return {
    key,
    firstOrderable: pets + 1,
    copy(kind, written) {
      copies += 1;
      const copy = join(folder, `copy-${copies}`);
      cpSync(kind === "server" ? server(written) : peer(written), copy, { recursive: true });
      return kind === "server" ? { DATA_DIR: copy } : { DATABASE: join(copy, databaseFile) };
    },
  };
}

async function fill(
  program: string,
  env: Record<string, string>,
  lines: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const started = startProgram([process.execPath, program], { env, signal });
  await Promise.all([pipeline(lines, started.stdin), started.output]);
}

async function issueKey(dataDirectory: string, signal: AbortSignal): Promise<string> {
  const limits = ["--per-minute", String(unlimited), "--per-day", String(unlimited)];
  const command = [process.execPath, places.keys, "create", "--plan", "enterprise", ...limits, "--json"];
  return JSON.parse(await runProgram(command, { env: { DATA_DIR: dataDirectory }, signal })).key;
}
