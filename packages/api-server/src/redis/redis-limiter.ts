import {
  type BanPolicy,
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
} from "@animal-store/api-platform";
import { monotonicMs } from "@animal-store/node-http";
import { createBatcher } from "@animal-store/sql-store/timing";
import { createFallbackLimiter } from "./fallback-limiter.ts";
import { penalizeScript, takeScript } from "./limiter-scripts.ts";
import type { RedisConnection, RunScript } from "./redis-connection.ts";

export interface RedisLimiterOptions {
  readonly connection: RedisConnection;
  readonly rules: BanPolicy;
  readonly limitShare?: number;
  /** Returns milliseconds to add to the clock of Redis, for tests. */
  readonly testOffsetMs?: () => number;
  readonly observer?: LimiterObserver | undefined;
  /** Called with the number of keys whose counts Redis had lost and this process restored. */
  readonly onRestore?: ((keys: number) => void) | undefined;
}

interface PendingRequest {
  readonly keyId: string;
  readonly limits: Limits;
  readonly now: number;
  readonly resolve: (decision: Decision) => void;
}
/** Requests of one key, with the same limits, in a batch. */
interface KeyRequests {
  readonly keyId: string;
  readonly limits: Limits;
  readonly requests: readonly PendingRequest[];
}
interface TakeResult {
  /** The number of reports of the fallback limiter when the call was sent. */
  readonly reportCount: number;
  readonly now: number;
  /** Empty if the call arrived after its deadline. */
  readonly keyResults: readonly KeyResult[];
}
interface KeyResult {
  readonly isRestored: boolean;
  readonly passed: number;
  readonly usage: KeyUsage;
}

// A call with this number of keys blocks Redis for about 1 ms.
const maxSyncedKeys = 500;
const maxAttempts = 4;

/** Counts in Redis. During an outage, the fallback limiter decides, and its counts are added to Redis later. */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const { connection, rules, limitShare = 0.25, testOffsetMs = () => 0, observer, onRestore } = options;
  const fallback = createFallbackLimiter({ rules, limitShare, observer });
  const add = createBatcher(send);
  // The clock of Redis minus the clocks of this process.
  let clockSkewMs = 0;
  let monotonicSkewMs = 0;

  connection.onConnect(async (run) => {
    // Runs even without keys, to detect a Redis that forbids scripts.
    for (;;) {
      const unsynced = fallback.findUnsynced(maxSyncedKeys);
      const emptyGroups = unsynced.map(([keyId, limits]) => ({ keyId, limits, requests: [] }));
      await callScript(run, emptyGroups, Number.MAX_SAFE_INTEGER);
      for (const [keyId] of unsynced) fallback.markSynced(keyId);
      if (unsynced.length < maxSyncedKeys) return;
    }
  });

  return {
    take(keyId, limits, now) {
      if (connection.problem() !== undefined) return fallback.take(keyId, limits, now + clockSkewMs);
      return new Promise((resolve) => add({ keyId, limits, now, resolve }));
    },
  };

  async function send(batch: readonly PendingRequest[]): Promise<void> {
    const groups = groupByKey(batch);
    const result = await takeAll(groups).catch(() => undefined);
    if (result) return receive(groups, result);
    for (const { keyId, limits, requests } of groups)
      for (const { now, resolve } of requests) resolve(fallback.take(keyId, limits, now + clockSkewMs, true));
  }

  async function takeAll(groups: readonly KeyRequests[]): Promise<TakeResult | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const deadline = monotonicMs() + monotonicSkewMs + connection.replyTimeoutMs;
      const result = await callScript(connection.run, groups, deadline);
      // A busy process can send a call after its deadline. Redis then counts nothing, although it is available.
      if (result.keyResults.length === groups.length) return result;
    }
    return undefined;
  }

  function receive(sentGroups: readonly KeyRequests[], { reportCount, now, keyResults }: TakeResult): void {
    let restoredKeys = 0;
    clockSkewMs = now - (sentGroups[0]?.requests[0]?.now ?? now);
    for (const [index, result] of keyResults.entries()) {
      const wasUnsynced = fallback.markSynced(result.usage.keyId, reportCount);
      if (result.isRestored && !wasUnsynced) restoredKeys += 1;
      void decide(sentGroups[index] as KeyRequests, result, now);
    }
    if (restoredKeys > 0) onRestore?.(restoredKeys);
  }

  async function callScript(run: RunScript, sentGroups: readonly KeyRequests[], deadline: number): Promise<TakeResult> {
    const keys = sentGroups.map(({ keyId }) => toUsageKey(keyId));
    const args = sentGroups.flatMap(({ keyId, limits: { perMinute, perDay, unbannedAt = 0 }, requests }) => [
      ...[requests.length, perMinute, perDay, unbannedAt],
      ...fallback.report(keyId),
    ]);
    const reportCount = fallback.reportCount();
    const response = await run(takeScript, keys, [testOffsetMs(), deadline, rules.durationMs, ...args].map(String));
    const [now, ...rawResults] = toArray(response);
    monotonicSkewMs = Number(now) - testOffsetMs() - monotonicMs();
    return {
      reportCount,
      now: Number(now),
      keyResults: rawResults.map((values, index) => {
        const [isRestored, passed = 0, ...usageValues] = toArray(values).map(Number);
        return { isRestored: isRestored === 1, passed, usage: toUsage(sentGroups[index]?.keyId ?? "", usageValues) };
      }),
    };
  }

  async function decide({ limits, requests }: KeyRequests, result: KeyResult, now: number): Promise<void> {
    const rejectedCount = requests.length - result.passed;
    // Runs before the penalty is recorded, because a later batch of the key can be decided in the meantime.
    const { usage, passed } = fallback.receive(result.usage, result.passed, limits, now);
    let rejectedBeforeBan = 0;
    if (rejectedCount > 0) {
      const penalized = await penalize(result.usage, limits, rejectedCount, now);
      fallback.receive(penalized.usage, 0, limits, now);
      rejectedBeforeBan = penalized.rejectedBeforeBan;
    }
    for (const [index, { resolve }] of requests.entries()) {
      const isAllowed = index < passed;
      const laterRequests = isAllowed ? passed - index - 1 : 0;
      const isBannedNow = rejectedCount > 0 && index >= result.passed + rejectedBeforeBan && usage.bannedUntil !== null;
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

  /** Records penalties for rejected requests. Returns the usage, and the number of rejections before a ban. */
  async function penalize(
    oldUsage: KeyUsage,
    limits: Limits,
    rejectedCount: number,
    now: number,
  ): Promise<{ usage: KeyUsage; rejectedBeforeBan: number }> {
    const usage = { ...oldUsage };
    const rejectedAt = Math.max(now, ...oldUsage.strikes.filter((strike) => strike - now < connection.replyTimeoutMs));
    const penalties: Penalty[] = [];
    let rejectedBeforeBan = 0;
    if (limits.unbannedAt !== undefined) discardLiftedPenalties(usage, limits.unbannedAt, rejectedAt, rules);
    while (rejectedBeforeBan < rejectedCount && !isBanned(usage, rejectedAt, rules)) {
      const penalty = recordRejection(usage, limits, rejectedAt, rules);
      if (penalty) penalties.push(penalty);
      if (penalty !== "ban") rejectedBeforeBan += 1;
    }
    const [storedPenalties, newPenalties] = [encodePenalties(oldUsage), encodePenalties(usage)];
    if (storedPenalties === newPenalties) return { usage, rejectedBeforeBan };
    const response = await connection
      .run(penalizeScript, [toUsageKey(oldUsage.keyId)], [String(testOffsetMs()), storedPenalties, newPenalties])
      .catch(() => null);
    if (response !== null)
      return penalize(toUsage(oldUsage.keyId, toArray(response).map(Number)), limits, rejectedCount, now);
    const bans = penalties.filter((penalty) => penalty === "ban").length;
    if (penalties.length > 0) observer?.onPenalties({ strikes: penalties.length, bans });
    return { usage, rejectedBeforeBan };
  }

  function toUsageKey(keyId: string): string {
    return `${connection.name}:usage:${keyId}`;
  }
}

function groupByKey(requests: readonly PendingRequest[]): KeyRequests[] {
  const groups = new Map<string, KeyRequests & { readonly requests: PendingRequest[] }>();
  for (const request of requests) {
    const { keyId, limits } = request;
    const groupKey = `${keyId} ${limits.perMinute} ${limits.perDay} ${limits.unbannedAt}`;
    const group = groups.get(groupKey) ?? { keyId, limits, requests: [] };
    groups.set(groupKey, group);
    group.requests.push(request);
  }
  return [...groups.values()];
}

function toUsage(keyId: string, values: readonly number[]): KeyUsage {
  const [minute = 0, inMinute = 0, minuteRejectedAt, day = 0, inDay = 0, dayRejectedAt, bannedUntil, ...strikes] =
    values;
  return {
    keyId,
    minute,
    inMinute,
    minuteRejectedAt: minuteRejectedAt || null,
    day,
    inDay,
    dayRejectedAt: dayRejectedAt || null,
    strikes,
    bannedUntil: bannedUntil || null,
  };
}

function encodePenalties({ minuteRejectedAt, dayRejectedAt, bannedUntil, strikes }: KeyUsage): string {
  return JSON.stringify([minuteRejectedAt ?? 0, dayRejectedAt ?? 0, bannedUntil ?? 0, ...strikes]);
}

function toArray(response: unknown): readonly unknown[] {
  if (!Array.isArray(response)) throw new TypeError(`the script returned no list: ${String(response)}`);
  return response;
}
