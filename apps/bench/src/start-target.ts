import { initialStatuses } from "../peers/pet-store.ts";
import type { Exchange } from "./compare.ts";
import { sendLoad } from "./load.ts";
import { runNode, type ServerProcess, startServer } from "./processes.ts";
import { addPetCall } from "./scenarios.ts";
import type { Stores } from "./stores.ts";
import type { Target } from "./targets.ts";

export interface RunningTarget extends ServerProcess {
  readonly target: Target;
  /** An API key without effective limits. */
  readonly key: string;
}

/** Starts a target with a new store. Peers create the initial pets, and the server gets them by POST. */
export async function startTarget(target: Target, stores: Stores, signal: AbortSignal): Promise<RunningTarget> {
  const storeEnv = await stores.create();
  const { keysCommand } = target;
  const key = keysCommand ? await createKey(keysCommand, storeEnv, signal) : "bench";
  const env = { ...storeEnv, PORT: "0", ANONYMOUS_PER_MINUTE: "1000000000", API_KEY: key };
  const process = await startServer(target.args, { env, signal });
  const { origin } = process;
  // Concurrent requests get ids in any order, so all pets of a group are equal.
  for (const [status, { length: amount }] of keysCommand ? Map.groupBy(initialStatuses, (each) => each) : [])
    await sendLoad({ origin, key, calls: [addPetCall(status)], connections: 50, until: { amount }, signal });
  return { ...process, target, key };
}

/** Starts the baseline, which returns recorded responses of the server. */
export async function startBaseline(target: Target, responses: readonly Exchange[], signal: AbortSignal) {
  const process = await startServer(target.args, { env: { RESPONSES: JSON.stringify(responses) }, signal });
  return { ...process, target, key: "" };
}

async function createKey(command: string, env: Record<string, string>, signal: AbortSignal): Promise<string> {
  const limits = ["--per-minute", "1000000000", "--per-day", "1000000000"];
  const args = [command, "create", "--plan", "enterprise", ...limits, "--json"];
  return JSON.parse(await runNode(args, { env, signal })).key;
}
