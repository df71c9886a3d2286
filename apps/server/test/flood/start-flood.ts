import { fork } from "node:child_process";
import { once } from "node:events";

export interface Flood {
  readonly port: number;
  readonly connections: number;
  /** The text of one request. */
  readonly message: string;
  /** How often a connection sends it without waiting. */
  readonly pipelined: number;
  /** The interval at which a connection reads 8 KiB. @default never */
  readonly readEveryMs?: number;
  /** Whether a connection that ended, and each after some seconds, is replaced by a new one. @default true */
  readonly isRenewed?: boolean;
}

/** Starts a process that floods a server. Resolves when all its connections are open. @returns a function that ends it */
export async function startFlood(flood: Flood): Promise<() => Promise<void>> {
  const child = fork(new URL("./flood-clients.ts", import.meta.url));
  const exited = once(child, "exit");
  child.send(flood);
  for (let open = 0; open < flood.connections; ) [open] = (await once(child, "message")) as [number];
  return async () => {
    child.kill("SIGKILL");
    await exited;
  };
}
