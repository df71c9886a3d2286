import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initialStatuses } from "../peers/pet-store.ts";
import type { Exchange } from "./compare.ts";
import { sendLoad } from "./load.ts";
import { baseEnv, runProgram, type ServerProcess, startServer } from "./processes.ts";
import { addPetCall } from "./scenarios.ts";
import type { Stores } from "./stores.ts";

/** A program that is measured. */
export interface Target {
  readonly name: string;
  readonly title: string;
  /** A peer is the same API in another framework. */
  readonly kind: "server" | "baseline" | "peer";
  /** Arguments of Node.js. */
  readonly args: readonly string[];
  /** The folder of the server's commands. A peer has none. */
  readonly commands?: string;
}

const repository = fileURLToPath(new URL("../..", import.meta.resolve("@animal-store/server/package.json")));

/** The other targets are compared with it. */
export const server: Target = { ...serverIn(repository), name: "server", title: "Animal Store" };

export const targets: readonly Target[] = [
  server,
  { name: "baseline", title: "bare node:http", kind: "baseline", args: [peerProgram("baseline")] },
  { name: "fastify", title: "Fastify 5", kind: "peer", args: [peerProgram("fastify")] },
  { name: "zod-openapi", title: "hono/zod-openapi", kind: "peer", args: [peerProgram("hono")] },
  { name: "elysia", title: "Elysia on Node", kind: "peer", args: [peerProgram("elysia")] },
  { name: "express", title: "express-openapi-validator", kind: "peer", args: [peerProgram("express")] },
];

/** Returns the built server of a worktree of this repository. */
export function serverIn(worktree: string): Target {
  const folder = join(worktree, "apps/server");
  // The flags of `npm start`.
  const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const dist = join(folder, "dist");
  const args = [...nodeFlags, join(dist, "main.js")];
  return { name: worktree, title: worktree, kind: "server", args, commands: dist };
}

function peerProgram(name: string): string {
  return fileURLToPath(new URL(`../peers/${name}.ts`, import.meta.url));
}

export interface RunningTarget extends ServerProcess {
  readonly target: Target;
  /** An API key without effective limits. */
  readonly key: string;
  /** The number of pets in its store. @default petCount */
  readonly pets?: number;
}

/** Starts a target with a new store. Peers create the initial pets, and the server gets them by POST. */
export async function startTarget(target: Target, stores: Stores, signal: AbortSignal): Promise<RunningTarget> {
  const storeEnv = await stores.create();
  const { commands } = target;
  const key = commands ? await createKey(commands, storeEnv, signal) : "bench";
  const running = await startOnStore(target, { storeEnv, key, signal });
  const { origin } = running;
  // Concurrent requests get ids in any order, so all pets of a group are equal.
  for (const [status, { length: amount }] of commands ? Map.groupBy(initialStatuses, (each) => each) : [])
    await sendLoad({ origin, key, calls: [addPetCall(status)], connections: 50, until: { amount }, signal });
  return running;
}

/** Starts a target with an existing store. */
export async function startOnStore(
  target: Target,
  { storeEnv, key, signal }: { storeEnv: Record<string, string>; key: string; signal: AbortSignal },
): Promise<RunningTarget> {
  const env = { ...storeEnv, PORT: "0", ANONYMOUS_PER_MINUTE: "1000000000", API_KEY: key };
  return { ...(await startServer(target.args, { env, signal })), target, key };
}

/** Starts the baseline, which returns recorded responses of the server. */
export async function startBaseline(target: Target, responses: readonly Exchange[], signal: AbortSignal) {
  const program = await startServer(target.args, { env: { RESPONSES: JSON.stringify(responses) }, signal });
  return { ...program, target, key: "" };
}

/** Creates an API key without effective limits. Creates the store if it does not exist. */
export async function createKey(commands: string, env: Record<string, string>, signal: AbortSignal): Promise<string> {
  const limits = ["--per-minute", "1000000000", "--per-day", "1000000000"];
  const args = [join(commands, "keys.js"), "create", "--plan", "enterprise", ...limits, "--json"];
  return JSON.parse(await runProgram(process.execPath, args, { env: { ...baseEnv, ...env }, signal })).key;
}
