import { createMemoryLimiter, type Decision } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { banRulesOf, contractNumbers } from "../plant/contract-numbers.ts";
import { behaviour, other } from "./behaviour.ts";
import { taking } from "./limiting.ts";
import { notFoundFirst } from "./not-found.ts";

const rules = banRulesOf(contractNumbers);
const { length, grace, within, strikes } = rules;

/** Whom a ban meets, when, and for how long. */
export const banFaults: readonly Fault[] = [
  ...(
    [
      ["nobody is ever banned", { strikes: Number.POSITIVE_INFINITY }, "bans/last-strike"],
      ["a ban has no end", { length: 1000 * length }, "bans/until-its-end"],
      ["a ban is a millisecond too long", { length: length + 1 }, "bans/until-its-end"],
      ["a ban is a millisecond too short", { length: length - 1 }, "bans/until-its-end"],
      ["a ban comes a strike too early", { strikes: strikes - 1 }, "bans/one-strike-less"],
      ["a ban comes a strike too late", { strikes: strikes + 1 }, "bans/last-strike"],
      ["strikes count within the grace", { grace: -1 }, "bans/grace"],
      ["the grace is a millisecond too short", { grace: grace - 1 }, "bans/grace"],
      ["the grace is a millisecond too long", { grace: grace + 1 }, "bans/after-grace"],
      ["strikes add up a millisecond too long", { within: within + 1 }, "bans/sliding/apart"],
      ["strikes are forgotten a millisecond too early", { within: within - 1 }, "bans/sliding/together"],
      ["strikes are never forgotten", { within: Number.POSITIVE_INFINITY }, "bans/sliding/slow"],
    ] satisfies [string, Partial<typeof rules>, string][]
  ).flatMap(([what, changed, about]) => [
    behaviour(what, [about], () => banning({ ...rules, ...changed })),
    ...("length" in changed
      ? [behaviour(`${what}, though its answers tell the right one`, [about], () => banningUntold(changed.length))]
      : []),
  ]),
  behaviour("calls during a ban lengthen it", ["bans/until-its-end"], () => {
    const ends = new Map<string, number>();
    return taking((take) => async (keyId, limits, now) => {
      const decision = await take(keyId, limits, now);
      const end = ends.get(keyId) ?? 0;
      if (decision.bannedUntil === null && now >= end) return decision;
      ends.set(keyId, now + length);
      return { ...decision, isAllowed: false, bannedUntil: now + length };
    });
  }),
  behaviour("a ban is of every key", ["bans/another-key"], () => {
    let until = 0;
    return taking((take) => async (keyId, limits, now): Promise<Decision> => {
      const decision = await take(keyId, limits, now);
      until = Math.max(until, decision.bannedUntil ?? 0);
      return now < until ? { ...decision, isAllowed: false, bannedUntil: until } : decision;
    });
  }),
  behaviour("calls during a ban count", ["bans/counting"], () => {
    const during = new Map<string, number>();
    return taking((take) => async (keyId, limits, now) => {
      const count = during.get(keyId) ?? 0;
      const decision = await take(keyId, { ...limits, perDay: Math.max(0, limits.perDay - count) }, now);
      if (decision.bannedUntil !== null) during.set(keyId, count + 1);
      const [minute, day] = decision.allowances;
      return { ...decision, allowances: [minute, { ...day, limit: limits.perDay }] };
    });
  }),
  behaviour("a ban is looked at after the path", ["responses/unrouted/key_banned"], () =>
    notFoundFirst(["key_banned"]),
  ),
];

function banning(changed: typeof rules): Planting {
  return other(() => ({ limiter: createMemoryLimiter(changed) }));
}

/** A ban of another length than its answers tell. */
function banningUntold(changed: number): Planting {
  return other(() => {
    const { take } = createMemoryLimiter({ ...rules, length: changed });
    return {
      limiter: {
        take(...request) {
          const decision = take(...request);
          const { bannedUntil } = decision;
          const [, , now] = request;
          return bannedUntil === null
            ? decision
            : { ...decision, bannedUntil: Math.max(now + 1, bannedUntil + length - changed) };
        },
      },
    };
  });
}
