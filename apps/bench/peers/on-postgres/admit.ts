import { randomUUID } from "node:crypto";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { type Admission, keyRefusal } from "../backing/admission.ts";
import { failure } from "../backing/failure.ts";
import { findCaller, redis } from "./backing.ts";
import type { Caller } from "./find-caller.ts";

/** One for each limit that a key has. */
const limiters = new Map<number, RateLimiterRedis>();

/** Knows callers by their API key and counts their requests in Redis, one trip for each. */
export async function admit(authorization: string | undefined): Promise<Admission> {
  const headers: Record<string, string> = { "X-Request-Id": randomUUID() };
  const caller = await findCaller(authorization);
  if (!caller) {
    headers["WWW-Authenticate"] = "Bearer";
    return { headers, refusal: keyRefusal(authorization) };
  }
  const taken = await take(caller);
  const wait = Math.ceil(taken.msBeforeNext / 1000);
  headers["X-RateLimit-Limit"] = String(caller.perMinute);
  headers["X-RateLimit-Remaining"] = String(taken.remainingPoints);
  headers["X-RateLimit-Reset"] = String(wait);
  if (taken.consumedPoints <= caller.perMinute) return { headers };
  headers["Retry-After"] = String(wait);
  return { headers, refusal: failure(429, "rate_limit_exceeded", `Retry in ${wait} seconds.`) };
}

async function take({ id, perMinute }: Caller): Promise<RateLimiterRes> {
  try {
    return await limiterOf(perMinute).consume(id);
  } catch (error) {
    // So it tells that the limit is reached.
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

function limiterOf(points: number): RateLimiterRedis {
  const known = limiters.get(points);
  if (known) return known;
  const limiter = new RateLimiterRedis({ storeClient: redis, points, duration: 60 });
  limiters.set(points, limiter);
  return limiter;
}
