import type { Write } from "./writes.ts";

export interface ThreadSettings {
  readonly dataDirectory: string;
  /** Milliseconds that a batch waits for another process to finish its own. */
  readonly lockTimeout: number | undefined;
}

/** A batch, which is answered by a `ThreadAnswer`; or the end. */
export type ToThread = readonly Write[] | "close";
