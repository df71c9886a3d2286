import { hash, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { countRequest, type Limits } from "./counters.ts";
import { type Failure, failure } from "./failure.ts";

/** Whether a request may pass, and the headers that every answer carries. */
export interface Admission {
  readonly headers: Record<string, string>;
  readonly refusal?: Failure;
}
/** Admits a request, or refuses it. */
export type Admit = (authorization: string | undefined, address: string) => Admission | Promise<Admission>;
/** A key and how often it may ask. */
export type Caller = Limits & { id: string };

/** Knows callers by their API key and counts their requests, in memory. A key that was seen is looked up no more. */
export function createAdmission(database: DatabaseSync, anonymous: Limits) {
  const select = database.prepare("SELECT id, per_minute AS perMinute, per_day AS perDay FROM keys WHERE hash = ?");
  const callers = new Map<string, Caller>();

  return (authorization: string | undefined, address: string, requestId = randomUUID() as string): Admission => {
    const caller = authorization ? findCaller(authorization) : undefined;
    const { headers, retryAfter } = countRequest(caller?.id ?? address, caller ?? anonymous);
    headers["X-Request-Id"] = requestId;
    if (retryAfter !== undefined) {
      headers["Retry-After"] = String(retryAfter);
      return { headers, refusal: failure(429, "rate_limit_exceeded", `Retry in ${retryAfter} seconds.`) };
    }
    if (caller) return { headers };
    headers["WWW-Authenticate"] = "Bearer";
    return { headers, refusal: keyRefusal(authorization) };
  };

  function findCaller(authorization: string): Caller | undefined {
    const seen = callers.get(authorization);
    if (seen || !/^bearer /i.test(authorization)) return seen;
    const found = select.get(hash("sha256", authorization.slice(7), "hex")) as Caller | undefined;
    if (found) callers.set(authorization, found);
    return found;
  }
}

/** What is told to whoever shows no key that is known. */
export function keyRefusal(authorization: string | undefined): Failure {
  return failure(401, authorization ? "invalid_api_key" : "missing_api_key", "Send an API key.");
}
