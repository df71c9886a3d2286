import { setTimeout as delay } from "node:timers/promises";
import type { UntoldWriters } from "@animal-store/service";

export interface UntoldOptions {
  readonly untold: UntoldWriters;
  readonly processId: string;
  readonly now: () => number;
  /** Waits so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Seconds that an announcement lasts. */
const announcedFor = 10;
/** Milliseconds that "nobody is untold" holds from when it was asked. */
const believedFor = 1000;
/** Longer than anybody believes what was asked before the announcement. */
const untilNobodyBelieves = 1200;
/** An announcement is made anew where it may be over before a batch is. */
const safetyMargin = 3000;

/** This process's side of the writers that cannot tell: whether there may be any, and being one. */
export function createUntoldTimes({ untold, processId, now, wait = delay }: UntoldOptions) {
  let nobodySince = Number.NEGATIVE_INFINITY;
  let announcedUntil = Number.NEGATIVE_INFINITY;
  let isAnnounced = false;
  let underWay = 0;
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other: an announcement must not be withdrawn by what came before it.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  return {
    /** Whether it is known that nobody writes without telling. */
    isNobody: () => now() - nobodySince <= believedFor,
    /** Asks. @param forget called before kept answers may be used again that were of no use meanwhile */
    async check(forget: () => void): Promise<void> {
      const asked = now();
      if (await untold.isAnyoneUntold().catch(() => true)) {
        nobodySince = Number.NEGATIVE_INFINITY;
        return;
      }
      if (asked - nobodySince > believedFor) forget();
      nobodySince = asked;
    },
    /** Resolves when no process uses what it keeps. @throws what announcing throws */
    async begin(): Promise<void> {
      underWay += 1;
      try {
        await inTurn(async () => {
          if (isAnnounced && now() + safetyMargin < announcedUntil) return;
          const began = now();
          isAnnounced = true;
          await untold.announce(processId, announcedFor);
          const wasOver = now() >= announcedUntil;
          announcedUntil = began + announcedFor * 1000;
          if (wasOver) await wait(untilNobodyBelieves);
        });
      } catch (error) {
        underWay -= 1;
        throw error;
      }
    },
    end(): void {
      underWay -= 1;
    },
    /** Withdraws the announcement, where there is one and no batch needs it. @param tell tells that anything may have changed */
    comeBack: (tell: () => Promise<void>) =>
      inTurn(async () => {
        if (!isAnnounced || underWay > 0) return;
        await tell();
        await untold.withdraw(processId);
        isAnnounced = false;
        announcedUntil = Number.NEGATIVE_INFINITY;
      }),
  };
}
