import { day, type KeyUsage, type Limits, minute, windowAt } from "@animal-store/service";
import type { GroupAnswer } from "./read-takes.ts";

/** A lower bound of a key's shared counts. Times are milliseconds since the Unix epoch. */
export interface KnownCount {
  /** The minute since the Unix epoch. */
  minute: number;
  inMinute: number;
  inDay: number;
  bannedUntil: number;
  /** Requests that passed without Redis and are not yet added there. */
  unsettledInMinute: number;
  unsettledInDay: number;
}

const nothing: KnownCount = {
  minute: 0,
  inMinute: 0,
  inDay: 0,
  bannedUntil: 0,
  unsettledInMinute: 0,
  unsettledInDay: 0,
};

/** The counts that Redis reported, so that Redis can lose them without the limits starting again. */
export interface KnownCounts {
  /** Returns what is known of a key in the windows of a time. */
  at(keyId: string, now: number): KnownCount;
  /** Returns what is known of a key, which may be of an earlier minute. */
  find(keyId: string): KnownCount | undefined;
  /** Adds a response. Of two calls in flight, the first one tells what Redis lost before the second. @returns it, within the limits */
  receive(keyId: string, limits: Limits, answer: GroupAnswer, now: number): GroupAnswer;
  /** Adds what passed without Redis and was added there. */
  settle(count: KeyUsage): void;
}

/** @param maxKeys the maximum number of keys; those used last stay */
export function createKnownCounts(maxKeys = 100_000): KnownCounts {
  // A full generation becomes the older one; used keys return to the newer one.
  let newer = new Map<string, KnownCount>();
  let older = new Map<string, KnownCount>();

  return {
    at,
    find,
    receive(keyId, limits, answer, now) {
      const count = at(keyId, now);
      const { perMinute, perDay } = remaining(count, limits);
      const passed = Math.min(answer.passed, perMinute, perDay);
      count.inMinute = Math.max(count.inMinute + passed, answer.inMinute);
      count.inDay = Math.max(count.inDay + passed, answer.inDay);
      count.bannedUntil = answer.bannedFrom > 0 ? answer.bannedUntil : 0;
      return { ...answer, passed, inMinute: count.inMinute, inDay: count.inDay };
    },
    settle({ keyId, inMinute, inDay, ...windows }) {
      const count = find(keyId);
      if (count?.minute === windows.minute) {
        count.inMinute += inMinute;
        count.unsettledInMinute = Math.max(0, count.unsettledInMinute - inMinute);
      }
      if (count && dayOf(count.minute) === windows.day) {
        count.inDay += inDay;
        count.unsettledInDay = Math.max(0, count.unsettledInDay - inDay);
      }
    },
  };

  function find(keyId: string): KnownCount | undefined {
    return newer.get(keyId) ?? older.get(keyId);
  }

  function at(keyId: string, now: number): KnownCount {
    const thisMinute = windowAt(minute, now);
    const count = find(keyId) ?? { ...nothing, minute: thisMinute };
    if (!newer.has(keyId)) {
      if (newer.size >= maxKeys / 2) [older, newer] = [newer, new Map()];
      newer.set(keyId, count);
    }
    if (count.minute === thisMinute) return count;
    if (dayOf(count.minute) !== windowAt(day, now)) Object.assign(count, { inDay: 0, unsettledInDay: 0 });
    // A ban that the clock was set back from must not return with its time.
    if (count.minute > thisMinute) count.bannedUntil = 0;
    return Object.assign(count, { minute: thisMinute, inMinute: 0, unsettledInMinute: 0 });
  }
}

/** Returns how many more requests each limit allows. */
export function remaining(count: KnownCount, { perMinute, perDay }: Limits): Pick<Limits, "perMinute" | "perDay"> {
  return {
    perMinute: Math.max(0, perMinute - count.inMinute - count.unsettledInMinute),
    perDay: Math.max(0, perDay - count.inDay - count.unsettledInDay),
  };
}

/** Returns the arguments by which a script restores what Redis lost. */
export function knownArgs(count: KnownCount | undefined): readonly number[] {
  const { minute, inMinute, inDay, bannedUntil } = count ?? nothing;
  return [minute, inMinute, inDay, bannedUntil];
}

function dayOf(minuteNumber: number): number {
  return windowAt(day, minuteNumber * minute.length);
}
