import { fork } from "node:child_process";
import { once } from "node:events";

export interface HeldConnections {
  readonly count: number;
  /** What a connection begins with. */
  readonly message: string;
  /** What it sends after that, again and again. */
  readonly drip?: { readonly text: string; readonly everyMs: number };
  /** Whether it reads all that comes. @default it reads nothing */
  readonly readsAll?: boolean;
  /** The interval at which it reads 8 KiB. */
  readonly readEveryMs?: number;
  /** How long it stays at least; at most twice as long. @default until the server cuts it */
  readonly staysMs?: number;
  /** Whether a new connection takes the place of one that ended. */
  readonly isRenewed?: boolean;
}

export interface Told {
  /** Connections that are open now. */
  open: number;
  /** Connections that have ended. */
  cut: number;
  /** Those of them that were answered 408. */
  timedOut: number;
}

/** Has a process hold connections to a server. */
export function holdConnections(origin: string, ...all: readonly HeldConnections[]) {
  const child = fork(new URL("./held-connections.ts", import.meta.url));
  const ended = once(child, "exit");
  let told: Told = { open: 0, cut: 0, timedOut: 0 };
  child.on("message", (message: Told) => (told = message));
  child.send({ port: Number(new URL(origin).port), all });
  return {
    told: () => told,
    /** Settles once something is told of which this is true. */
    async until(isTrue: (told: Told) => boolean): Promise<void> {
      while (!isTrue(told)) await once(child, "message");
    },
    async end(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
