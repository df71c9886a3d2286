import type { KeyUsage } from "../rate-limits/key-usage.ts";
import {
  type BanPolicy,
  type Decision,
  keyWindowStatuses,
  type Limiter,
  type LimiterObserver,
  type Limits,
  noBans,
} from "../rate-limits/limiter.ts";
import { day } from "../rate-limits/windows.ts";
import { createFallbackLimiter } from "./fallback-limiter.ts";
import { limiterScript } from "./limiter-script.ts";
import type { RedisScripts } from "./redis-scripts.ts";

export interface RedisLimiterOptions {
  readonly scripts: RedisScripts;
  /** @default no bans */
  readonly rules?: BanPolicy;
  /** The prefix of the keys in Redis, after the name of the scripts. @default "usage" */
  readonly keyPrefix?: string;
  /** The part of each limit that this process allows while Redis is unavailable, above 0 and at most 1. @default 0.25 */
  readonly limitShare?: number | undefined;
  /** Milliseconds for which Redis stores an unused count. @default 2 days, so that a ban lasts */
  readonly lifetimeMs?: number;
  readonly observer?: LimiterObserver | undefined;
  /** Collects requests into batches, each of which is one call. @default one call for each request */
  readonly createBatcher?: <Item>(send: (items: readonly Item[]) => Promise<unknown>) => (item: Item) => void;
}

interface PendingRequest {
  readonly keyId: string;
  readonly limits: Limits;
  readonly resolve: (decision: Decision) => void;
}

/** The requests of one key in a batch. */
type KeyRequests = readonly [PendingRequest, ...PendingRequest[]];

// A call with this number of keys blocks Redis for about 1 ms.
const maxSyncedKeys = 500;

/**
 * Counts in Redis. During an outage, the fallback limiter decides, and its counts are added to Redis later.
 * @example
 * const limiter = createRedisLimiter({ scripts: createRedisScripts({ send: (command) => client.sendCommand(command) }) });
 */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const {
    scripts,
    rules = noBans,
    keyPrefix = "usage",
    limitShare = 0.25,
    lifetimeMs = 2 * day.lengthMs,
    observer,
    createBatcher = (sendBatch) => (item) => void sendBatch([item]),
  } = options;
  const fallback = createFallbackLimiter({ rules, limitShare, observer });
  const add = createBatcher(send);
  const ruleArgs = [lifetimeMs, rules.maxStrikes, rules.windowMs, rules.durationMs, rules.graceMs];

  scripts.onConnect(async () => {
    const entries = fallback.findUnsynced().map((keyId) => ({ keyId, limits: { perMinute: 0, perDay: 0 }, count: 0 }));
    for (let start = 0; start < entries.length; start += maxSyncedKeys)
      await callScript(entries.slice(start, start + maxSyncedKeys));
  });

  return {
    take(keyId, limits) {
      if (scripts.problem() !== undefined) return fallback.take(keyId, limits, scripts.now());
      return new Promise((resolve) => add({ keyId, limits, resolve }));
    },
  };

  async function send(batch: readonly PendingRequest[]): Promise<void> {
    try {
      await countInRedis([...Map.groupBy(batch, ({ keyId }) => keyId).values()] as unknown as KeyRequests[]);
    } catch {
      for (const { keyId, limits, resolve } of batch) resolve(fallback.take(keyId, limits, scripts.now(), true));
    }
  }

  async function countInRedis(groups: readonly KeyRequests[]): Promise<void> {
    const { time, results } = await callScript(groups.map((requests) => ({ ...requests[0], count: requests.length })));
    for (const [index, requests] of groups.entries()) decide(requests, results[index] ?? [], time);
  }

  function callScript(entries: readonly (Pick<PendingRequest, "keyId" | "limits"> & { readonly count: number })[]) {
    const keys = entries.map(({ keyId }) => `${scripts.name}:${keyPrefix}:${keyId}`);
    const keyArgs = entries.flatMap(({ keyId, limits: { perMinute, perDay, unbannedAt = 0 }, count }) => [
      ...[count, perMinute, perDay, unbannedAt],
      ...fallback.report(keyId),
    ]);
    const deadline = scripts.now() + scripts.replyTimeoutMs;
    return scripts.run(limiterScript, keys, [deadline, ...ruleArgs, ...keyArgs]);
  }

  function decide(requests: KeyRequests, result: readonly number[], time: number): void {
    const [passed = 0, rejectedBeforeBan = 0, strikes = 0, bans = 0, ...usageValues] = result;
    const usage = toUsage(requests[0].keyId, usageValues);
    fallback.remember(usage, time);
    if (strikes > 0) observer?.onPenalties({ strikes, bans });
    for (const [index, { limits, resolve }] of requests.entries()) {
      const laterPassed = Math.max(0, passed - index - 1);
      resolve({
        isAllowed: index < passed,
        now: time,
        windowStatuses: keyWindowStatuses(limits, {
          inMinute: usage.inMinute - laterPassed,
          inDay: usage.inDay - laterPassed,
        }),
        bannedUntil: index >= passed + rejectedBeforeBan ? usage.bannedUntil : null,
      });
    }
  }
}

/** @param values in the order of a packed usage of `limiter-script.ts`, with 0 for null */
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
