import { setImmediate } from "node:timers/promises";
import { type Decision, day } from "@animal-store/service";
import type { Fault } from "../fault.ts";
import { type AnswerChange, withHeader } from "../plant/change-answers.ts";
import { behaviour, otherAnswers } from "./behaviour.ts";
import { enforcing, taking } from "./limiting.ts";
import { notFoundFirst } from "./not-found.ts";

/** What is permitted within a minute and a day, and what the answers tell of it: each lie alone. */
export const limitFaults: readonly Fault[] = [
  ...(
    [
      ["Retry-After in milliseconds", "retry-after", "limits/retry-after", (value) => value * 1000],
      ["Retry-After one second early", "retry-after", "limits/retry-after/1001", (value) => value - 1],
      ["X-RateLimit-Reset in milliseconds", "x-ratelimit-reset", "limits/plan", (value) => value * 1000],
      ["X-RateLimit-Remaining one too low", "x-ratelimit-remaining", "limits/plan", (value) => Math.max(0, value - 1)],
      ["X-RateLimit-Remaining one too high", "x-ratelimit-remaining", "limits/plan", (value) => value + 1],
    ] satisfies [string, string, string, (value: number) => number][]
  ).map(([what, name, about, change]) => behaviour(what, [about], () => otherAnswers(figure(name, change)))),
  behaviour("one request more than told passes in a minute", ["responses/listPets/rate_limit_exceeded"], () =>
    enforcing((limits) => ({ ...limits, perMinute: limits.perMinute + 1 })),
  ),
  behaviour("one request more than told passes in a day", ["responses/listPets/daily_quota_exceeded"], () =>
    enforcing((limits) => ({ ...limits, perDay: limits.perDay + 1 })),
  ),
  behaviour("one request less than told passes in a minute", ["limits/minute/free"], () =>
    enforcing((limits) => ({ ...limits, perMinute: limits.perMinute - 1 })),
  ),
  behaviour("one request less than told passes in a day", ["limits/day/free"], () =>
    enforcing((limits) => ({ ...limits, perDay: limits.perDay - 1 })),
  ),
  behaviour("the minute has no limit, though one is told", ["responses/listPets/rate_limit_exceeded"], () =>
    enforcing((limits) => ({ ...limits, perMinute: 1_000_000 })),
  ),
  behaviour("the day has no limit, though one is told", ["responses/listPets/daily_quota_exceeded"], () =>
    enforcing((limits) => ({ ...limits, perDay: 1_000_000 })),
  ),
  behaviour("a key's own limits are told and not in force", ["responses/listPets/rate_limit_exceeded"], () =>
    enforcing((limits) => (limits.perMinute < 10 ? { ...limits, perMinute: 1000 } : limits)),
  ),
  behaviour("a key's own limits are ignored", ["limits/own"], () =>
    taking(
      (take) => (keyId, limits, now) =>
        take(keyId, limits.perMinute < 10 ? { ...limits, perMinute: 1000 } : limits, now),
    ),
  ),
  behaviour("the minute slides", ["limits/minute/fixed"], () => {
    const times = new Map<string, number[]>();
    return taking((take) => async (keyId, limits, now) => {
      const within = (times.get(keyId) ?? []).filter((time) => now - time < 60_000);
      times.set(keyId, within);
      const isFull = within.length >= limits.perMinute;
      const decision = await take(keyId, isFull ? { ...limits, perMinute: 0 } : limits, now);
      if (decision.isAllowed) within.push(now);
      const [minute, today] = decision.allowances;
      return { ...decision, allowances: [{ ...minute, limit: limits.perMinute }, today] };
    });
  }),
  behaviour("the day is not reset", ["limits/day/free"], () => {
    const all = new Map<string, { day: number; before: number; today: number }>();
    return enforcing((limits, keyId, now) => {
      const today = Math.floor(now / day.length);
      const used = all.get(keyId) ?? { day: today, before: 0, today: 0 };
      if (used.day !== today) Object.assign(used, { day: today, before: used.before + used.today, today: 0 });
      used.today = Math.min(limits.perDay, used.today + 1);
      all.set(keyId, used);
      return { ...limits, perDay: Math.max(0, limits.perDay - used.before) };
    });
  }),
  behaviour("of parallel requests all are let in by the first one", ["limits/parallel"], () => {
    const underWay = new Map<string, Decision | Promise<Decision>>();
    return taking((take) => async (keyId, limits, now) => {
      const decision = underWay.get(keyId) ?? Promise.resolve(take(keyId, limits, now));
      underWay.set(keyId, decision);
      await setImmediate();
      underWay.delete(keyId);
      return decision;
    });
  }),
  behaviour("the tie of both windows reports the minute", ["limits/both"], () => otherAnswers(reportMinute(true))),
  behaviour("the minute is always reported", ["responses/listPets/daily"], () => otherAnswers(reportMinute(false))),
  behaviour("a limit is looked at after the path", ["responses/unrouted"], () =>
    notFoundFirst(["rate_limit_exceeded", "daily_quota_exceeded"]),
  ),
];

function figure(name: string, change: (value: number) => number): AnswerChange {
  return (answer) => {
    const value = answer.headers.get(name);
    return value === null ? answer : withHeader(answer, name, String(change(Number(value))));
  };
}

function reportMinute(onlyOnTie: boolean): AnswerChange {
  return (answer) => {
    const policy = /^"minute";q=(\d+);.*"day";q=/.exec(answer.headers.get("ratelimit-policy") ?? "");
    const state = /^"minute";r=(\d+);t=(\d+), "day";r=(\d+);t=(\d+)/.exec(answer.headers.get("ratelimit") ?? "");
    if (!policy || !state || (onlyOnTie && state[1] !== state[3])) return answer;
    const isDay = answer.headers.get("x-ratelimit-remaining") === state[3];
    const reset = Number(answer.headers.get("x-ratelimit-reset")) - (isDay ? Number(state[4]) - Number(state[2]) : 0);
    const changed = withHeader(withHeader(answer, "x-ratelimit-limit", policy[1]), "x-ratelimit-remaining", state[1]);
    return withHeader(changed, "x-ratelimit-reset", String(reset));
  };
}
