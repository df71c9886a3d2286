import { calledInTurn } from "./called-in-turn.ts";

/** Lets so many tasks run at once; the others take their turn one after the other. */
export type Slots = {
  /** Resolves once a slot is the caller's. @throws the signal's reason once it is aborted */
  take(signal: AbortSignal): Promise<void>;
  /** Gives a slot that was taken to the next one who waits. */
  release(): void;
};

export function createSlots(free: number): Slots {
  const waiting = new Set<() => void>();
  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await calledInTurn(waiting, signal);
    },
    release() {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    },
  };
}
