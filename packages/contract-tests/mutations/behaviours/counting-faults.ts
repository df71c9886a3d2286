import { createAddressLimiter } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { contractNumbers } from "../plant/contract-numbers.ts";
import { behaviour, other } from "./behaviour.ts";
import { taking } from "./limiting.ts";

/** Which requests count, and for whom. */
export const countingFaults: readonly Fault[] = [
  ...(
    [
      ["a HEAD counts nowhere", ["counting/whatever"], (request) => request.method === "HEAD"],
      ["an OPTIONS counts nowhere", ["counting/whatever"], (request) => request.method === "OPTIONS"],
      ["a 304 counts nowhere", ["conditional/listPets/over-the-limit"], (_, { status }) => status === 304],
      ["a 400 counts nowhere", ["counting/whatever"], (_, { status }) => status === 400],
      ["a 404 counts nowhere", ["counting/whatever"], (_, { status }) => status === 404],
      ["a 405 counts nowhere", ["counting/whatever"], (_, { status }) => status === 405],
      ["a 415 counts nowhere", ["counting/whatever"], (_, { status }) => status === 415],
      ["a failure counts nowhere", ["failures/counted"], (_, { status }) => status >= 500],
      [
        "a replay counts nowhere",
        ["idempotency/createPet/replay"],
        (_, { headers }) => headers.has("idempotency-replayed"),
      ],
    ] satisfies [string, string[], (request: Request, response: Response) => boolean][]
  ).map(([what, about, isFree]) => behaviour(what, about, () => uncounted(isFree))),
  behaviour("refused requests count", ["counting/refused-requests"], () => {
    const refused = new Map<string, number>();
    return taking((take) => async (keyId, limits, now) => {
      const count = refused.get(keyId) ?? 0;
      const decision = await take(keyId, { ...limits, perDay: Math.max(0, limits.perDay - count) }, now);
      if (!decision.isAllowed) refused.set(keyId, count + 1);
      const [minute, day] = decision.allowances;
      return { ...decision, allowances: [minute, { ...day, limit: limits.perDay }] };
    });
  }),
  behaviour("all keys share one count", ["counting/per-key"], () =>
    taking((take) => (_, limits, now) => take("all", limits, now)),
  ),
  behaviour("a preflight counts", ["preflights/counts-nowhere"], () =>
    other(({ addressLimiter }) => ({
      addressLimiter: {
        ...addressLimiter,
        peek(address, now) {
          void addressLimiter.take(address, now);
          return addressLimiter.peek(address, now);
        },
      },
    })),
  ),
  behaviour("callers without a key are not limited, though told so", ["counting/anonymous-bucket"], () =>
    other(({ addressLimiter }) => ({
      addressLimiter: {
        ...addressLimiter,
        take: async (address, now) => ({ ...(await addressLimiter.take(address, now)), isAllowed: true }),
      },
    })),
  ),
  behaviour("one caller more without a key passes than told", ["counting/anonymous-bucket"], () => {
    const perMinute = contractNumbers.plans.free?.perMinute ?? 0;
    const larger = createAddressLimiter(perMinute + 1);
    return other(() => ({
      addressLimiter: {
        take(address, now) {
          const { isAllowed, allowance } = larger.take(address, now);
          return { isAllowed, now, allowance: toldAs(perMinute, allowance) };
        },
        peek: (address, now) => toldAs(perMinute, larger.peek(address, now)),
      },
    }));
  }),
  behaviour("callers without a key are limited by the hour", ["counting/anonymous-bucket"], () => {
    const forHour = createAddressLimiter(contractNumbers.plans.free?.perMinute ?? 0);
    const hourOf = (now: number): number => now - (now % 3_600_000);
    return other(() => ({
      addressLimiter: {
        take: (address, now) => ({ ...forHour.take(address, hourOf(now)), now }),
        peek: (address, now) => forHour.peek(address, hourOf(now)),
      },
    }));
  }),
  behaviour("a valid key counts for its address", ["counting/address-untouched"], () =>
    other(({ limiter, addressLimiter }) => ({
      limiter: {
        take(keyId, limits, now) {
          addressLimiter.take("127.0.0.1", now);
          return limiter.take(keyId, limits, now);
        },
      },
    })),
  ),
  behaviour("an address over its limit holds up valid keys", ["counting/valid-key-untouched"], () =>
    other(({ limiter, addressLimiter }) => ({
      limiter: {
        async take(keyId, limits, now) {
          const decision = await limiter.take(keyId, limits, now);
          return { ...decision, isAllowed: decision.isAllowed && addressLimiter.peek("127.0.0.1", now).remaining > 0 };
        },
      },
    })),
  ),
];

function toldAs<Told extends { limit: number; remaining: number }>(limit: number, allowance: Told): Told {
  return { ...allowance, limit, remaining: Math.max(0, allowance.remaining - (allowance.limit - limit)) };
}

/** Gives back what some requests used up. */
function uncounted(isFree: (request: Request, response: Response) => boolean): Planting {
  const credit = new Map<string, number>();
  let last = "";
  return {
    ...taking((take) => async (keyId, limits, now) => {
      last = keyId;
      const more = credit.get(keyId) ?? 0;
      const { perMinute, perDay } = limits;
      const decision = await take(keyId, { perMinute: perMinute + more, perDay: perDay + more }, now);
      const [minute, day] = decision.allowances;
      return {
        ...decision,
        allowances: [
          { ...minute, limit: perMinute },
          { ...day, limit: perDay },
        ],
      };
    }),
    async around(request, next) {
      const response = await next(request);
      if (isFree(request, response)) credit.set(last, (credit.get(last) ?? 0) + 1);
      return response;
    },
  };
}
