import { type Decision, day, type Limits, minute } from "@animal-store/service";

/** What became of the requests of one key: the first `passed` of them passed. */
export interface GroupAnswer {
  readonly passed: number;
  readonly inMinute: number;
  readonly inDay: number;
  /** The first request that met a ban, counted from 1; 0: none. */
  readonly bannedFrom: number;
  readonly bannedUntil: number;
}

export interface TakesAnswer {
  readonly now: number;
  /** The same by the clock of Redis alone. */
  readonly ownTime: number;
  /** How many strikes and bans came of it. */
  readonly offences: { readonly strikes: number; readonly bans: number };
  /** How many keys had lower counts in Redis than this process knows of. */
  readonly restored: number;
  /** undefined: it came too late, and none was counted */
  readonly groups: readonly GroupAnswer[] | undefined;
}

/** Reads what the script of the limiter answers. @throws {Error} when that is something else */
export function readTakes(answer: unknown): TakesAnswer {
  const numbers = list(answer).map(Number);
  const [offset, now, strikes = 0, bans = 0, restored = 0, ...counts] = numbers;
  if (offset === undefined || now === undefined) throw new Error("Redis told no time");
  const told = { now, ownTime: now - offset, offences: { strikes, bans }, restored };
  if (numbers.length === 2) return { ...told, groups: undefined };
  const groups: GroupAnswer[] = [];
  for (let at = 0; at < counts.length; at += 5) {
    const [passed = 0, inMinute = 0, inDay = 0, bannedFrom = 0, bannedUntil = 0] = counts.slice(at, at + 5);
    groups.push({ passed, inMinute, inDay, bannedFrom, bannedUntil });
  }
  return { ...told, groups };
}

/** What the request at a place was told, counted from 1. */
export function decisionOf(answer: GroupAnswer, limits: Limits, place: number, now: number): Decision {
  const isAllowed = place <= answer.passed;
  const later = isAllowed ? answer.passed - place : 0;
  return {
    isAllowed,
    now,
    allowances: [
      { window: minute, limit: limits.perMinute, remaining: Math.max(0, limits.perMinute - answer.inMinute + later) },
      { window: day, limit: limits.perDay, remaining: Math.max(0, limits.perDay - answer.inDay + later) },
    ],
    bannedUntil: answer.bannedFrom > 0 && place >= answer.bannedFrom ? answer.bannedUntil : null,
  };
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`Redis answered with no list: ${String(value)}`);
  return value;
}
