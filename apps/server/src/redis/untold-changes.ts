import { randomUUID } from "node:crypto";
import { type SharedChanges, StoreUnavailable } from "@animal-store/service";
import { elapsed } from "../waiting/elapsed.ts";
import { createUntoldTimes, type UntoldOptions } from "./untold-times.ts";

/** The changes of a process that has no Redis: it keeps no answers, and announces itself so that processes that have one use none. */
export interface UntoldChanges extends Pick<SharedChanges, "begin"> {
  /** Lets the others keep answers again. It is to be called once nothing is written any more. */
  stop(): Promise<void>;
}

// Milliseconds: often enough that no write has to wait for an announcement.
const renewedEvery = 1000;

export function createUntoldChanges({
  untold,
  now = elapsed,
  wait,
}: Pick<UntoldOptions, "untold" | "wait"> & Partial<Pick<UntoldOptions, "now">>): UntoldChanges {
  const processId = randomUUID();
  const times = createUntoldTimes({ untold, processId, now, ...(wait && { wait }) });
  let renewing: Promise<void> | undefined;
  const renew = () => {
    renewing ??= times
      .begin()
      .then(times.end, () => {})
      .finally(() => {
        renewing = undefined;
      });
  };
  renew();
  const timer = setInterval(renew, renewedEvery);

  return {
    async begin() {
      try {
        await times.begin();
      } catch (cause) {
        throw new StoreUnavailable("the store cannot be told of a change", { cause });
      }
      return Object.assign(async () => times.end(), { untoldAs: processId });
    },
    async stop() {
      clearInterval(timer);
      await renewing;
      // Where that fails it is over by itself.
      await times.comeBack(async () => {}).catch(() => {});
    },
  };
}
