import type { Failure } from "./failure.ts";
import type { ThreadAnswer } from "./write-batch.ts";
import type { Write } from "./writes.ts";

export interface ThreadSettings {
  readonly dataDirectory: string;
  /** Milliseconds that a batch waits for another process to finish its own. */
  readonly lockTimeout: number | undefined;
}

/** A batch, answered by a `ThreadAnswer`; a trial, or one that looks through a damaged file before, answered by a `Trial`; or the end. */
export type ToThread = readonly Write[] | "try" | "look through" | "close";

/** Whether a write that changes nothing reached the disk, on a connection that was opened anew where that was needed. */
export interface Trial {
  readonly trial: "passed" | Failure;
}

export type FromThread = ThreadAnswer | Trial;
