import type { Awaitable } from "@animal-store/openapi-hono";
import { type Clock, systemClock } from "@animal-store/process/web";
import type { Context, MiddlewareHandler } from "hono";
import { createPart, type PartErrorOptions } from "../part-errors.ts";
import type { AddressLimiter } from "./address-limiter.ts";
import type { Limiter, Limits } from "./limiter.ts";
import { type LimitDecision, toLimitOutcome } from "./rate-limit-responses.ts";

export interface RateLimitOptions extends PartErrorOptions {
  readonly limiter: Limiter;
  /** Returns what the limits apply to, such as the id of a user, a tenant or a key. A request without it does not count. */
  readonly caller: (c: Context) => Awaitable<string | undefined>;
  /** The limits of each caller, or a function that returns those of a request. A missing limit is infinite. */
  readonly limits: Partial<Limits> | ((c: Context) => Awaitable<Partial<Limits>>);
  readonly clock?: Clock;
}

/**
 * Limits the requests of each caller, and adds the headers `RateLimit`, `RateLimit-Policy` and `X-RateLimit-*`.
 * @example
 * app.use(rateLimit({ limiter: createMemoryLimiter(), caller: (c) => c.var.jwtPayload.sub, limits: { perMinute: 60 } }));
 */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler {
  const { limiter, caller, limits, clock = systemClock } = options;
  return createLimit(options, async (c) => {
    const id = await caller(c);
    if (id === undefined) return undefined;
    const {
      perMinute = Number.POSITIVE_INFINITY,
      perDay = Number.POSITIVE_INFINITY,
      ...penalties
    } = typeof limits === "function" ? await limits(c) : limits;
    if (perMinute === Number.POSITIVE_INFINITY && perDay === Number.POSITIVE_INFINITY) return undefined;
    return limiter.take(id, { perMinute, perDay, ...penalties }, clock.now());
  });
}

export interface AddressLimitOptions extends PartErrorOptions {
  readonly limiter: AddressLimiter;
  /** Returns the IP address of the client. A request without it does not count. */
  readonly address: (c: Context) => Awaitable<string | undefined>;
  readonly clock?: Clock;
}

/**
 * Limits the requests of each client address, and of each network of IPv6.
 * @example
 * app.use(limitAddresses({ limiter: createAddressLimiter(60), address: (c) => getConnInfo(c).remote.address }));
 */
export function limitAddresses(options: AddressLimitOptions): MiddlewareHandler {
  const { limiter, address, clock = systemClock } = options;
  return createLimit(options, async (c) => {
    const clientAddress = await address(c);
    if (clientAddress === undefined) return undefined;
    const { windowStatus, ...decision } = await limiter.take(clientAddress, clock.now());
    return { ...decision, windowStatuses: [windowStatus], bannedUntil: null };
  });
}

function createLimit(
  options: PartErrorOptions,
  decide: (c: Context) => Promise<LimitDecision | undefined>,
): MiddlewareHandler {
  return createPart(options, (respond) => async (c, next) => {
    const decision = await decide(c);
    if (!decision) return next();
    const { headers, error } = toLimitOutcome(decision, "caller");
    // Not `c.header`: a response that a handler creates itself would lose them.
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return error ? respond(c, error) : next();
  });
}
