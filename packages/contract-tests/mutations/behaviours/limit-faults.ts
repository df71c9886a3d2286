import type { AppDependencies, Decision } from "@animal-store/service";
import { createAddressLimiter, createMemoryLimiter, day } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { type AnswerChange, withHeader } from "../plant/change-answers.ts";
import { banRulesOf, contractNumbers } from "../plant/contract-numbers.ts";
import { behaviour, other, otherAnswers, otherWay } from "./behaviour.ts";

const hints = ["limits/listPets", "counting/", "limits/", "bans/"];
const banHints = ["bans/"];
const rules = banRulesOf(contractNumbers);
type Take = AppDependencies["limiter"]["take"];

/** Which requests count, until when, and what the answers tell of it. */
export const limitFaults: readonly Fault[] = [
  ...(
    [
      ["Retry-After in milliseconds", "retry-after", (value) => value * 1000],
      ["Retry-After one second early", "retry-after", (value) => value - 1],
      ["X-RateLimit-Reset in milliseconds", "x-ratelimit-reset", (value) => value * 1000],
      ["X-RateLimit-Remaining one too low", "x-ratelimit-remaining", (value) => Math.max(0, value - 1)],
      ["X-RateLimit-Remaining one too high", "x-ratelimit-remaining", (value) => value + 1],
    ] satisfies [string, string, (value: number) => number][]
  ).map(([what, name, change]) => behaviour(what, hints, () => otherAnswers(figure(name, change)))),
  behaviour("one request more than the limit passes", hints, () =>
    taking((take) => (keyId, limits, now) => take(keyId, { ...limits, perMinute: limits.perMinute + 1 }, now)),
  ),
  behaviour("refused requests count", hints, () => {
    const refused = new Map<string, number>();
    return taking((take) => async (keyId, limits, now) => {
      const perDay = limits.perDay - (refused.get(keyId) ?? 0);
      const decision = await take(keyId, { ...limits, perDay }, now);
      if (!decision.isAllowed) refused.set(keyId, (refused.get(keyId) ?? 0) + 1);
      return decision;
    });
  }),
  behaviour("the day is not reset", hints, () => {
    const all = new Map<string, { day: number; before: number; today: number }>();
    return taking((take) => async (keyId, limits, now) => {
      const today = Math.floor(now / day.length);
      const used = all.get(keyId) ?? { day: today, before: 0, today: 0 };
      if (used.day !== today) Object.assign(used, { day: today, before: used.before + used.today, today: 0 });
      all.set(keyId, used);
      const decision = await take(keyId, { ...limits, perDay: Math.max(0, limits.perDay - used.before) }, now);
      if (decision.isAllowed) used.today += 1;
      return decision;
    });
  }),
  behaviour("the minute slides", hints, () => {
    const times = new Map<string, number[]>();
    return taking((take) => async (keyId, limits, now) => {
      const within = (times.get(keyId) ?? []).filter((time) => now - time < 60_000);
      times.set(keyId, within);
      const decision = await take(keyId, within.length >= limits.perMinute ? { ...limits, perMinute: 0 } : limits, now);
      if (decision.isAllowed) within.push(now);
      return decision;
    });
  }),
  behaviour("all keys share one count", hints, () => taking((take) => (_, limits, now) => take("all", limits, now))),
  behaviour("the day has no limit", hints, () =>
    taking((take) => (keyId, limits, now) => take(keyId, { ...limits, perDay: 1_000_000 }, now)),
  ),
  ...(
    [
      ["a HEAD counts nowhere", (request) => request.method === "HEAD"],
      ["an OPTIONS counts nowhere", (request) => request.method === "OPTIONS"],
      ["a 304 counts nowhere", (_, { status }) => status === 304],
      ["a 400 counts nowhere", (_, { status }) => status === 400],
      ["a 404 counts nowhere", (_, { status }) => status === 404],
      ["a 405 counts nowhere", (_, { status }) => status === 405],
      ["a 415 counts nowhere", (_, { status }) => status === 415],
      ["a failure counts nowhere", (_, { status }) => status >= 500],
      ["a replay counts nowhere", (_, { headers }) => headers.has("idempotency-replayed")],
    ] satisfies [string, (request: Request, response: Response) => boolean][]
  ).map(([what, isFree]) =>
    behaviour(
      what,
      ["counting/whatever", "conditional/", "failures/counted", "idempotency/createPet/replay", ...hints],
      () => uncounted(isFree),
    ),
  ),
  behaviour("a preflight counts", ["preflights/"], () =>
    other(({ addressLimiter }) => ({
      addressLimiter: { ...addressLimiter, peek: (address, now) => addressLimiter.take(address, now).allowance },
    })),
  ),
  behaviour("callers without a key are not limited", ["counting/anonymous"], () =>
    other(({ addressLimiter }) => ({
      addressLimiter: {
        ...addressLimiter,
        take: (address, now) => ({ ...addressLimiter.take(address, now), isAllowed: true }),
      },
    })),
  ),
  behaviour("callers without a key are limited by the day", ["counting/anonymous", "bans/no-key"], () => {
    const forDay = createAddressLimiter(contractNumbers.plans.free?.perMinute ?? 0);
    const hourOf = (now: number): number => now - (now % 3_600_000);
    return other(() => ({
      addressLimiter: {
        take: (address, now) => forDay.take(address, hourOf(now)),
        peek: (address, now) => forDay.peek(address, hourOf(now)),
      },
    }));
  }),
  behaviour("a valid key counts for its address", ["counting/valid-key"], () =>
    other(({ limiter, addressLimiter }) => ({
      limiter: {
        take(keyId, limits, now) {
          addressLimiter.take("127.0.0.1", now);
          return limiter.take(keyId, limits, now);
        },
      },
    })),
  ),
  behaviour("a key's own limits are ignored", ["limits/own"], () =>
    taking(
      (take) => (keyId, limits, now) =>
        take(keyId, limits.perMinute < 10 ? { ...limits, perMinute: 1000 } : limits, now),
    ),
  ),
  behaviour("the tie of both windows reports the minute", ["limits/both"], () => otherAnswers(reportMinute(true))),
  behaviour("the minute is always reported", ["limits/listPets/daily", "limits/both"], () =>
    otherAnswers(reportMinute(false)),
  ),
  ...(
    [
      ["nobody is ever banned", { strikes: Number.POSITIVE_INFINITY }],
      ["a ban has no end", { length: 1000 * rules.length }],
      ["a ban is a millisecond too long", { length: rules.length + 1 }],
      ["a ban is a millisecond too short", { length: rules.length - 1 }],
      ["strikes count within the grace", { grace: -1 }],
      ["the grace is a millisecond too short", { grace: rules.grace - 1 }],
      ["the grace is a millisecond too long", { grace: rules.grace + 1 }],
      ["strikes add up a millisecond too long", { within: rules.within + 1 }],
      ["strikes are forgotten a millisecond too early", { within: rules.within - 1 }],
      ["strikes are never forgotten", { within: Number.POSITIVE_INFINITY }],
    ] satisfies [string, Partial<typeof rules>][]
  ).map(([what, changed]) =>
    behaviour(what, banHints, () => other(() => ({ limiter: createMemoryLimiter({ ...rules, ...changed }) }))),
  ),
  behaviour("calls during a ban lengthen it", banHints, () => {
    const ends = new Map<string, number>();
    return taking((take) => async (keyId, limits, now) => {
      const decision = await take(keyId, limits, now);
      const end = ends.get(keyId) ?? 0;
      if (decision.bannedUntil === null && now >= end) return decision;
      ends.set(keyId, now + rules.length);
      return { ...decision, isAllowed: false, bannedUntil: now + rules.length };
    });
  }),
  behaviour("a ban is of every key", banHints, () => {
    let until = 0;
    return taking((take) => async (keyId, limits, now): Promise<Decision> => {
      const decision = await take(keyId, limits, now);
      until = Math.max(until, decision.bannedUntil ?? 0);
      return now < until ? { ...decision, isAllowed: false, bannedUntil: until } : decision;
    });
  }),
  behaviour("a ban is looked at after the path", banHints, () =>
    otherWay(async (request, next) => {
      const response = await next(request);
      return response.status === 429 && !/\/(pets|orders)/.test(request.url)
        ? new Response(null, { status: 404 })
        : response;
    }),
  ),
];

function figure(name: string, change: (value: number) => number): AnswerChange {
  return (answer) => {
    const value = answer.headers.get(name);
    return value === null ? answer : withHeader(answer, name, String(change(Number(value))));
  };
}

function taking(change: (take: Take) => Take): Planting {
  return other(({ limiter }) => ({ limiter: { take: change((...request) => limiter.take(...request)) } }));
}

/** Gives back what some requests used up. */
function uncounted(isFree: (request: Request, response: Response) => boolean): Planting {
  const credit = new Map<string, number>();
  let last = "";
  return {
    exchange: (sound) => ({
      ...sound,
      limiter: {
        take(keyId, limits, now) {
          last = keyId;
          const more = credit.get(keyId) ?? 0;
          return sound.limiter.take(keyId, { ...limits, perMinute: limits.perMinute + more }, now);
        },
      },
    }),
    async around(request, next) {
      const response = await next(request);
      if (isFree(request, response)) credit.set(last, (credit.get(last) ?? 0) + 1);
      return response;
    },
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
