import {
  type BanPolicy,
  banPolicy,
  type Decision,
  discardLiftedPenalties,
  isBanned,
  type KeyUsage,
  keyWindowStatuses,
  type Limiter,
  type LimiterObserver,
  type Limits,
  type Penalty,
  recordRejection,
} from "@animal-store/service";
import { createBatcher } from "../timing/create-batcher.ts";
import { monotonicNow } from "../timing/with-timeout.ts";
import { createFallbackLimiter } from "./fallback-limiter.ts";
import { penalizeScript, takeScript } from "./limiter-scripts.ts";
import type { RedisConnection, RunScript } from "./redis-connection.ts";

export interface RedisLimiterOptions {
  readonly connection: RedisConnection;
  readonly rules?: BanPolicy;
  readonly share?: number;
  readonly offset?: () => number;
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
interface Group {
  readonly keyId: string;
  readonly limits: Limits;
  readonly requests: readonly Request[];
}
interface Taken {
  /** The number of reports of the fallback limiter when the call was sent. */
  readonly reports: number;
  readonly now: number;
  /** Empty if the call arrived after its timeout. */
  readonly groups: readonly TakenGroup[];
}
interface TakenGroup {
  readonly isRestored: boolean;
  readonly passed: number;
  readonly usage: KeyUsage;
}

// A call with this number of keys blocks Redis for about 1 ms.
const maxSettledKeys = 500;
const maxAttempts = 4;

/** Counts in Redis. During an outage, the fallback limiter decides, and its counts are added to Redis later. */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const { connection, rules = banPolicy, share = 0.25, offset = () => 0, observer, onRestore } = options;
  const fallback = createFallbackLimiter({ rules, share, observer });
  const add = createBatcher(send);
  // The time of Redis minus the time of this process.
  let ahead = 0;
  let elapsedAhead = 0;

  connection.onConnect(async (run) => {
    // Runs even without keys, to detect a Redis that forbids scripts.
    for (;;) {
      const unsettled = fallback.unsettled(maxSettledKeys);
      const nothing = unsettled.map(([keyId, limits]) => ({ keyId, limits, requests: [] }));
      await callScript(run, nothing, Number.MAX_SAFE_INTEGER);
      for (const [keyId] of unsettled) fallback.settle(keyId);
      if (unsettled.length < maxSettledKeys) return;
    }
  });

  return {
    take(keyId, limits, now) {
      if (connection.problem() !== undefined) return fallback.take(keyId, limits, now + ahead);
      return new Promise((resolve) => add({ keyId, limits, now, resolve }));
    },
  };

  async function send(batch: readonly Request[]): Promise<void> {
    const sent = groupByKey(batch);
    const taken = await takeAll(sent).catch(() => undefined);
    if (taken) return receive(sent, taken);
    for (const { keyId, limits, requests } of sent)
      for (const { now, resolve } of requests) resolve(fallback.take(keyId, limits, now + ahead, true));
  }

  async function takeAll(sent: readonly Group[]): Promise<Taken | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const taken = await callScript(connection.run, sent, monotonicNow() + elapsedAhead + connection.replyTimeoutMs);
      // A busy process sends late, and an available Redis then counts nothing.
      if (taken.groups.length === sent.length) return taken;
    }
    return undefined;
  }

  function receive(sent: readonly Group[], { reports, now, groups }: Taken): void {
    let restored = 0;
    ahead = now - (sent[0]?.requests[0]?.now ?? now);
    for (const [index, taken] of groups.entries()) {
      const wasUnsettled = fallback.settle(taken.usage.keyId, reports);
      if (taken.isRestored && !wasUnsettled) restored += 1;
      void decide(sent[index] as Group, taken, now);
    }
    if (restored > 0) onRestore?.(restored);
  }

  async function callScript(run: RunScript, sent: readonly Group[], until: number): Promise<Taken> {
    const keys = sent.map(({ keyId }) => usageKey(keyId));
    const args = sent.flatMap(({ keyId, limits: { perMinute, perDay, unbannedAt = 0 }, requests }) => [
      ...[requests.length, perMinute, perDay, unbannedAt],
      ...fallback.report(keyId),
    ]);
    const reports = fallback.reports();
    const response = await run(takeScript, keys, [offset(), until, rules.durationMs, ...args].map(String));
    const [now, ...groups] = toList(response);
    elapsedAhead = Number(now) - offset() - monotonicNow();
    return {
      reports,
      now: Number(now),
      groups: groups.map((each, index) => {
        const [isRestored, passed = 0, ...usage] = toList(each).map(Number);
        return { isRestored: isRestored === 1, passed, usage: toUsage(sent[index]?.keyId ?? "", usage) };
      }),
    };
  }

  async function decide({ limits, requests }: Group, taken: TakenGroup, now: number): Promise<void> {
    const rejected = requests.length - taken.passed;
    const penalized =
      rejected > 0 ? await penalize(taken.usage, limits, rejected, now) : { usage: taken.usage, unbanned: 0 };
    const { usage, passed } = fallback.receive(penalized.usage, taken.passed, limits, now);
    for (const [index, { resolve }] of requests.entries()) {
      const isAllowed = index < passed;
      const laterRequests = isAllowed ? passed - index - 1 : 0;
      const isBannedNow = rejected > 0 && index >= taken.passed + penalized.unbanned && usage.bannedUntil !== null;
      resolve({
        isAllowed,
        now,
        windowStatuses: keyWindowStatuses(limits, {
          inMinute: usage.inMinute - laterRequests,
          inDay: usage.inDay - laterRequests,
        }),
        bannedUntil: isBannedNow ? usage.bannedUntil : null,
      });
    }
  }

  /** Records penalties for rejected requests. Returns the usage, and the number of requests before a ban. */
  async function penalize(
    stored: KeyUsage,
    limits: Limits,
    rejected: number,
    now: number,
  ): Promise<{ usage: KeyUsage; unbanned: number }> {
    const usage = { ...stored };
    const at = Math.max(now, ...stored.strikes.filter((strike) => strike - now < connection.replyTimeoutMs));
    const penalties: Penalty[] = [];
    let unbanned = 0;
    if (limits.unbannedAt !== undefined) discardLiftedPenalties(usage, limits.unbannedAt, at, rules);
    while (unbanned < rejected && !isBanned(usage, at, rules)) {
      const penalty = recordRejection(usage, limits, at, rules);
      if (penalty) penalties.push(penalty);
      if (penalty !== "ban") unbanned += 1;
    }
    const [before, after] = [penaltiesOf(stored), penaltiesOf(usage)];
    if (before === after) return { usage, unbanned };
    const response = await connection
      .run(penalizeScript, [usageKey(stored.keyId)], [String(offset()), before, after])
      .catch(() => null);
    if (response !== null) return penalize(toUsage(stored.keyId, toList(response).map(Number)), limits, rejected, now);
    const bans = penalties.filter((penalty) => penalty === "ban").length;
    if (penalties.length > 0) observer?.onPenalties({ strikes: penalties.length, bans });
    return { usage, unbanned };
  }
}

function groupByKey(requests: readonly Request[]): Group[] {
  const groups = new Map<string, Group & { readonly requests: Request[] }>();
  for (const request of requests) {
    const { keyId, limits } = request;
    const name = `${keyId} ${limits.perMinute} ${limits.perDay} ${limits.unbannedAt}`;
    const group = groups.get(name) ?? { keyId, limits, requests: [] };
    groups.set(name, group);
    group.requests.push(request);
  }
  return [...groups.values()];
}

function usageKey(keyId: string): string {
  return `animal-store:usage:${keyId}`;
}

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

function toList(response: unknown): readonly unknown[] {
  if (!Array.isArray(response)) throw new TypeError(`the script returned no list: ${String(response)}`);
  return response;
}
