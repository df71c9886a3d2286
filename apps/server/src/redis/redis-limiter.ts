import {
  allowancesOf,
  type BanPolicy,
  banPolicy,
  type Decision,
  dropLifted,
  isBanned,
  type KeyUsage,
  type Limiter,
  type LimiterObserver,
  type Limits,
  type Penalty,
  recordRejection,
} from "@animal-store/service";
import { gather } from "../timing/collect.ts";
import { elapsed } from "../timing/with-timeout.ts";
import { createFallbackLimiter } from "./fallback-limiter.ts";
import { penalizeScript, takeScript } from "./limiter-scripts.ts";
import type { RedisConnection, RunScript } from "./redis-connection.ts";

export interface RedisLimiterOptions {
  readonly connection: RedisConnection;
  readonly rules?: BanPolicy;
  /** The part of each limit that this process allows by itself while Redis is unavailable. @default 0.25 */
  readonly share?: number;
  /** Milliseconds that are added to the time of Redis. @default 0 */
  readonly offset?: () => number;
  /** Told of strikes and bans. */
  readonly observer?: LimiterObserver | undefined;
  /** Called with the number of keys whose counts Redis had lost and this process restored. */
  readonly onRestore?: ((keys: number) => void) | undefined;
}

interface Request {
  readonly keyId: string;
  readonly limits: Limits;
  readonly now: number;
  readonly resolve: (decision: Decision) => void;
}
/** Requests of one key. */
interface Group {
  readonly keyId: string;
  readonly limits: Limits;
  readonly waiting: readonly Request[];
}
interface Taken {
  /** The number of reports of the fallback limiter when the call was sent. */
  readonly reports: number;
  /** The time of Redis. */
  readonly now: number;
  /** Empty if the call came too late. */
  readonly groups: readonly TakenGroup[];
}
/** What Redis counted of a group: the first `passed` requests passed. */
interface TakenGroup {
  readonly isRestored: boolean;
  readonly passed: number;
  readonly usage: KeyUsage;
}

// Redis does nothing else meanwhile: about a millisecond.
const settledTogether = 500;
const maxAttempts = 4;

/**
 * Counts in Redis, for all processes together. Requests that arrive together are one call. While Redis is unavailable, this
 * process decides by itself, and adds that once Redis is back. With each call it sends what it knows of a key, and Redis stores the
 * higher count.
 */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const { connection, rules = banPolicy, share = 0.25, offset = () => 0, observer, onRestore } = options;
  const fallback = createFallbackLimiter({ rules, share, observer });
  const add = gather(send);
  // The time of Redis less that of this process.
  let ahead = 0;
  // Likewise, by the monotonic clock.
  let elapsedAhead = 0;

  connection.onConnect(async (run) => {
    // Also without keys: Redis may forbid scripts.
    for (;;) {
      const unsettled = fallback.unsettled(settledTogether);
      const nothing = unsettled.map(([keyId, limits]) => ({ keyId, limits, waiting: [] }));
      await ask(run, nothing, Number.MAX_SAFE_INTEGER);
      for (const [keyId] of unsettled) fallback.settle(keyId);
      if (unsettled.length < settledTogether) return;
    }
  });

  return {
    take(keyId, limits, now) {
      if (connection.problem() !== undefined) return fallback.take(keyId, limits, now + ahead);
      return new Promise((resolve) => add({ keyId, limits, now, resolve }));
    },
  };

  async function send(requests: readonly Request[]): Promise<void> {
    const sent = groupByKey(requests);
    const taken = await takeAll(sent).catch(() => undefined);
    if (taken) return receive(sent, taken);
    for (const { keyId, limits, waiting } of sent)
      for (const { now, resolve } of waiting) resolve(fallback.take(keyId, limits, now + ahead, true));
  }

  async function takeAll(sent: readonly Group[]): Promise<Taken | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const taken = await ask(connection.run, sent, elapsed() + elapsedAhead + connection.answerTime);
      // A busy process sends late. Then Redis counts nothing, although it is there.
      if (taken.groups.length === sent.length) return taken;
    }
    return undefined;
  }

  function receive(sent: readonly Group[], { reports, now, groups }: Taken): void {
    let restored = 0;
    ahead = now - (sent[0]?.waiting[0]?.now ?? now);
    for (const [index, taken] of groups.entries()) {
      const wasUnsettled = fallback.settle(taken.usage.keyId, reports);
      if (taken.isRestored && !wasUnsettled) restored += 1;
      void decide(sent[index] as Group, taken, now);
    }
    if (restored > 0) onRestore?.(restored);
  }

  async function ask(run: RunScript, sent: readonly Group[], until: number): Promise<Taken> {
    const keys = sent.map(({ keyId }) => usageKey(keyId));
    const args = sent.flatMap(({ keyId, limits: { perMinute, perDay, unbannedAt = 0 }, waiting }) => [
      ...[waiting.length, perMinute, perDay, unbannedAt],
      ...fallback.report(keyId),
    ]);
    const reports = fallback.reports();
    const response = await run(takeScript, keys, [offset(), until, rules.length, ...args].map(String));
    const [now, ...groups] = toList(response);
    elapsedAhead = Number(now) - offset() - elapsed();
    return {
      reports,
      now: Number(now),
      groups: groups.map((each, index) => {
        const [isRestored, passed = 0, ...usage] = toList(each).map(Number);
        return { isRestored: isRestored === 1, passed, usage: toUsage(sent[index]?.keyId ?? "", usage) };
      }),
    };
  }

  async function decide({ limits, waiting }: Group, taken: TakenGroup, now: number): Promise<void> {
    const rejected = waiting.length - taken.passed;
    const held =
      rejected > 0 ? await penalize(taken.usage, limits, rejected, now) : { usage: taken.usage, unbanned: 0 };
    const { usage, passed } = fallback.receive(held.usage, taken.passed, limits, now);
    for (const [index, { resolve }] of waiting.entries()) {
      const isAllowed = index < passed;
      const later = isAllowed ? passed - index - 1 : 0;
      const isHeld = rejected > 0 && index >= taken.passed + held.unbanned && usage.bannedUntil !== null;
      resolve({
        isAllowed,
        now,
        windowStatuses: allowancesOf(limits, { inMinute: usage.inMinute - later, inDay: usage.inDay - later }),
        bannedUntil: isHeld ? usage.bannedUntil : null,
      });
    }
  }

  /**
   * Holds rejected requests against a key.
   * @returns its usage then, and how many of the requests came before a ban
   */
  async function penalize(
    stored: KeyUsage,
    limits: Limits,
    rejected: number,
    now: number,
  ): Promise<{ usage: KeyUsage; unbanned: number }> {
    const usage = { ...stored };
    // A strike of another process may be a moment newer than this call. It counts.
    const at = Math.max(now, ...stored.strikes.filter((strike) => strike - now < connection.answerTime));
    const offences: Penalty[] = [];
    let unbanned = 0;
    if (limits.unbannedAt !== undefined) dropLifted(usage, limits.unbannedAt, at, rules);
    while (unbanned < rejected && !isBanned(usage, at, rules)) {
      const offence = recordRejection(usage, limits, at, rules);
      if (offence) offences.push(offence);
      if (offence !== "ban") unbanned += 1;
    }
    const [before, after] = [penaltiesOf(stored), penaltiesOf(usage)];
    if (before === after) return { usage, unbanned };
    const response = await connection
      .run(penalizeScript, [usageKey(stored.keyId)], [String(offset()), before, after])
      // Redis became unavailable: this process knows it.
      .catch(() => null);
    if (response !== null) return penalize(toUsage(stored.keyId, toList(response).map(Number)), limits, rejected, now);
    const bans = offences.filter((offence) => offence === "ban").length;
    if (offences.length > 0) observer?.held({ strikes: offences.length, bans });
    return { usage, unbanned };
  }
}

function groupByKey(requests: readonly Request[]): Group[] {
  const groups = new Map<string, Group & { readonly waiting: Request[] }>();
  for (const request of requests) {
    const { keyId, limits } = request;
    const name = `${keyId} ${limits.perMinute} ${limits.perDay} ${limits.unbannedAt}`;
    const group = groups.get(name) ?? { keyId, limits, waiting: [] };
    groups.set(name, group);
    group.waiting.push(request);
  }
  return [...groups.values()];
}

function usageKey(keyId: string): string {
  return `animal-store:usage:${keyId}`;
}

/** Reads a usage as the scripts store it. */
function toUsage(keyId: string, stored: readonly number[]): KeyUsage {
  const [minuteNumber = 0, inMinute = 0, minuteRejectedAt, dayNumber = 0, inDay = 0, dayRejectedAt, ...rest] = stored;
  const [bannedUntil, ...strikes] = rest;
  return {
    keyId,
    minute: minuteNumber,
    inMinute,
    minuteRejectedAt: minuteRejectedAt || null,
    day: dayNumber,
    inDay,
    dayRejectedAt: dayRejectedAt || null,
    strikes,
    bannedUntil: bannedUntil || null,
  };
}

function penaltiesOf({ minuteRejectedAt, dayRejectedAt, bannedUntil, strikes }: KeyUsage): string {
  return JSON.stringify([minuteRejectedAt ?? 0, dayRejectedAt ?? 0, bannedUntil ?? 0, ...strikes]);
}

/** @throws {TypeError} if a script returned something else */
function toList(response: unknown): readonly unknown[] {
  if (!Array.isArray(response)) throw new TypeError(`Redis responded with no list: ${String(response)}`);
  return response;
}
