import { isDiskFailure } from "../is-away.ts";
import type { Trial } from "./thread-messages.ts";

/** Tries a disk that failed again and again, until it works: nobody else may ask for a write meanwhile. */
export interface Trials {
  /** Begins where an error says that the disk failed. */
  suspect(error: unknown): void;
  /** What came of a trial. */
  heard(answer: Trial): void;
  stop(): void;
}

export interface TrialsOptions {
  /** Has the thread try; `heard` is then called. */
  readonly begin: () => void;
  readonly beforeTrial: (() => void) | undefined;
  readonly onDisk: ((problem: string | undefined) => void) | undefined;
}

// Milliseconds. A trial costs a sync, and what failed is served again that much later at most.
const triedEvery = 250;

export function createTrials({ begin, beforeTrial, onDisk }: TrialsOptions): Trials {
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    suspect(error) {
      if (problem === undefined && isDiskFailure(error)) fail(error);
    },
    heard({ trial }) {
      if (problem === undefined) return;
      // Another process holds the store for a moment: nothing is known of the disk.
      if (trial !== "passed") return fail(trial);
      problem = undefined;
      onDisk?.(undefined);
    },
    stop: () => clearTimeout(timer),
  };

  function fail(error: unknown): void {
    const { message } = error as Error;
    if (message !== problem) onDisk?.(message);
    problem = message;
    clearTimeout(timer);
    timer = setTimeout(attempt, triedEvery);
  }

  function attempt(): void {
    try {
      beforeTrial?.();
      begin();
    } catch (error) {
      fail(error);
    }
  }
}
