import { randomUUID } from "node:crypto";
import {
  type BanRules,
  banRules,
  type Decision,
  type Limiter,
  type LimiterWatch,
  type Limits,
} from "@animal-store/service";
import { elapsed } from "../waiting/elapsed.ts";
import { callsKey, usageKey } from "./key-names.ts";
import { createKnownCounts, knownArgs } from "./known-counts.ts";
import { decisionOf, type GroupAnswer, readTakes, type TakesAnswer } from "./read-takes.ts";
import type { RedisConnection, RunScript } from "./redis-connection.ts";
import { settleScript } from "./settle-script.ts";
import { createShareLimiter, type Part } from "./share-limiter.ts";
import { takeScript } from "./take-script.ts";

export interface RedisLimiterOptions {
  readonly connection: RedisConnection;
  readonly rules?: BanRules;
  /** The part of each limit that this process allows by itself while Redis is away. @default 0.25 */
  readonly share?: number;
  /** Milliseconds that are added to the time of Redis. @default 0 */
  readonly offset?: () => number;
  /** Told of strikes and bans. */
  readonly watch?: LimiterWatch | undefined;
  /** Called with the number of keys whose counts Redis had lost and this process restored. */
  readonly onRestore?: ((keys: number) => void) | undefined;
}

interface Waiting {
  readonly now: number;
  readonly resolve: (decision: Decision) => void;
}
/** Requests of one key that came in one turn of the event loop. */
interface Group {
  readonly keyId: string;
  readonly limits: Limits;
  readonly waiting: Waiting[];
}

// Milliseconds. A call that is older has long been given up by whoever could still send it.
const numberRemembered = "3600000";
// With the first time.
const mostAsked = 4;

/**
 * Counts in Redis, for all processes together. What comes in one turn of the event loop is one call; while Redis is away, this
 * process counts by itself and adds that once when it is back. Counts that Redis lost are restored to what this process knows of.
 */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const { connection, rules = banRules, share = 0.25, offset = () => 0 } = options;
  const { watch, onRestore } = options;
  // Calls are numbered, and Redis does none after a later one: so what it did not answer was done, or never will be, and which of
  // the two is the number that it remembers. Nor does it do one that was given up: somebody else decided then.
  const callsOfThis = callsKey(randomUUID());
  const known = createKnownCounts();
  const alone = createShareLimiter({ rules, share, watch, known });
  let calls = 0;
  let groups = new Map<string, Group>();
  let ahead = 0;
  // What the time of Redis is, less the time of this process.
  let timeAhead: number | undefined;

  connection.onConnect(async (run) => {
    // Also where there is nothing to add: a script that Redis has yet to be sent would be done after the calls behind it.
    await settle(run);
    calls += 1;
    await ask(run, calls, []);
  });

  return {
    take(keyId, limits, now) {
      if (connection.problem() !== undefined) return alone.take(keyId, limits, now + ahead);
      return new Promise((resolve) => {
        if (groups.size === 0) setImmediate(send);
        groupOf(keyId, limits).waiting.push({ now, resolve });
      });
    },
  };

  function groupOf(keyId: string, limits: Limits): Group {
    const name = `${keyId} ${limits.perMinute} ${limits.perDay} ${limits.unbannedAt}`;
    const known = groups.get(name);
    if (known) return known;
    const group = { keyId, limits, waiting: [] };
    groups.set(name, group);
    return group;
  }

  async function send(): Promise<void> {
    const sent = [...groups.values()];
    groups = new Map();
    // Sent before, so that it is done before. Should it fail, the connection ends, and the next one begins with it.
    if (alone.hasUnsettled()) settle(connection.run).catch(() => {});
    let call = 0;
    try {
      for (let asked = 0; asked < mostAsked; asked += 1) {
        calls += 1;
        call = calls;
        const { now, groups: answers } = await ask(connection.run, call, sent);
        if (answers) return decide(sent, now, answers);
        // It came too late, on a busy machine, so it was not done. But Redis is there, and what it counts is exact.
      }
      decideAlone(sent);
    } catch {
      decideAlone(sent, call);
    }
  }

  async function ask(run: RunScript, call: number, sent: readonly Group[]): Promise<TakesAnswer> {
    const keys = [callsOfThis, ...sent.map(({ keyId }) => usageKey(keyId))];
    const asked = elapsed();
    const until = timeAhead === undefined ? "" : String(asked + timeAhead + connection.answerTime);
    const args = [...ruleArgs(), String(call), numberRemembered, until, ...sent.flatMap(groupArgs)];
    const answer = readTakes(await run(takeScript, keys, args));
    timeAhead = estimate(timeAhead, { least: answer.ownTime - elapsed(), most: answer.ownTime - asked });
    if (answer.offences.strikes > 0) watch?.held(answer.offences);
    if (answer.restored > 0) onRestore?.(answer.restored);
    return answer;
  }

  function decide(sent: readonly Group[], now: number, answers: readonly GroupAnswer[]): void {
    for (const [index, { keyId, limits, waiting }] of sent.entries()) {
      const response = answers[index];
      if (!response) continue;
      const answer = known.receive(keyId, limits, response, now);
      ahead = now - (waiting[0]?.now ?? now);
      if (answer.bannedFrom > 0) alone.noteBan(keyId, answer.bannedUntil, now);
      for (const [place, { resolve }] of waiting.entries()) resolve(decisionOf(answer, limits, place + 1, now));
    }
  }

  function decideAlone(sent: readonly Group[], call?: number): void {
    for (const { keyId, limits, waiting } of sent)
      for (const { now, resolve } of waiting) resolve(alone.take(keyId, limits, now + ahead, call));
  }

  async function settle(run: RunScript): Promise<void> {
    do {
      const parts = alone.unsettled(() => ++calls);
      const keys = [callsOfThis, ...parts.flatMap(([, ...counts]) => counts.map(({ keyId }) => usageKey(keyId)))];
      await run(settleScript, keys, [...ruleArgs(), numberRemembered, toJson(parts)]);
      alone.settle(parts);
    } while (alone.hasUnsettled());
  }

  function ruleArgs(): string[] {
    return [offset(), rules.strikes, rules.within, rules.length, rules.grace].map(String);
  }

  function groupArgs({ keyId, limits, waiting }: Group): string[] {
    const { perMinute, perDay, unbannedAt = 0 } = limits;
    return [waiting.length, perMinute, perDay, unbannedAt, ...knownArgs(known.find(keyId))].map(String);
  }

  // Lua takes null for something.
  function toJson(parts: readonly Part[]): string {
    const withKnown = parts.map(([number, ...counts]) => [
      number,
      ...counts.map((count) => ({ ...count, known: knownArgs(known.find(count.keyId)) })),
    ]);
    return JSON.stringify(withKnown, (_, value) => value ?? undefined);
  }
}

/** The best that is known of what one clock is ahead of another: each answer took some time to come. */
function estimate(known: number | undefined, { least, most }: { least: number; most: number }): number {
  // Above the most the other clock was set back meanwhile.
  return known === undefined || known > most ? least : Math.max(known, least);
}
