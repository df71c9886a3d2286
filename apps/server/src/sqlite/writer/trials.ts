import { stopwatch } from "@animal-store/node-edge";
import { isBroken, isDiskFailure } from "../is-away.ts";
import type { Trial } from "./thread-messages.ts";

/** Tries a disk that failed again and again, until it works: nobody else may ask for a write meanwhile. */
export interface Trials {
  /** Begins where an error says that the disk failed. */
  suspect(error: unknown): void;
  /** What came of a trial. */
  heard(answer: Trial): void;
  /** To be called when a batch is under way for too long; nothing is tried then, for the thread waits. */
  hangs(): void;
  /** To be called when a batch is answered. */
  answered(): void;
  stop(): void;
}

export interface TrialsOptions {
  /** Has the thread try, and look through the file where damage was found in it; `heard` is then called. */
  readonly begin: (isDamaged: boolean) => void;
  readonly beforeTrial: (() => void) | undefined;
  readonly onDisk: ((problem: string | undefined) => void) | undefined;
}

// Milliseconds. A trial costs a sync, and what failed is served again that much later at most.
const triedEvery = 250;
// To look through a large file takes long: the thread is to rest four times as long, a minute at the most.
const [rests, longestRest] = [4, 60_000];
const hanging = "the disk does not answer";

export function createTrials({ begin, beforeTrial, onDisk }: TrialsOptions): Trials {
  let problem: string | undefined;
  let isDamaged = false;
  let begunAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  return {
    suspect(error) {
      if ((problem === undefined || problem === hanging) && isDiskFailure(error)) fail(error);
    },
    heard({ trial }) {
      if (problem === undefined) return;
      // Another process holds the store for a moment: nothing is known of the disk.
      if (trial !== "passed") return fail(trial, isDamaged ? (stopwatch() - begunAt) * rests : 0);
      tell(undefined);
      isDamaged = false;
    },
    hangs() {
      if (problem === undefined) tell(hanging);
    },
    answered() {
      if (problem === hanging) tell(undefined);
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };

  function fail(error: unknown, rest = 0): void {
    // What a trial comes to is told after the end, too.
    if (isOver) return;
    isDamaged ||= isBroken(error);
    const { message } = error as Error;
    if (message !== problem) tell(message);
    clearTimeout(timer);
    timer = setTimeout(attempt, Math.min(longestRest, Math.max(triedEvery, rest)));
  }

  function tell(told: string | undefined): void {
    problem = told;
    onDisk?.(told);
  }

  function attempt(): void {
    try {
      beforeTrial?.();
      begunAt = stopwatch();
      begin(isDamaged);
    } catch (error) {
      fail(error);
    }
  }
}
