import { ban, contract } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { KeyOptions } from "../target.ts";
import { expectCode, expectStatus } from "./steps.ts";

export const second = 1000;
/** How many milliseconds after the first 429 of a window a request is no strike yet. */
export const grace = ban.graceSeconds * second;

/** One request that counts. @param key null sends none */
export function request({ call }: CaseContext, key: string | null): Promise<Answer> {
  return call("listPets", { key });
}

/** So many requests at once. */
export function requests(context: CaseContext, key: string | null, count: number): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => request(context, key)));
}

/**
 * A key that has met its first 429: its only request was made.
 * @param wait milliseconds that the clock then moves on; by default the next request is a strike
 */
export async function exhausted(
  context: CaseContext,
  limits: NonNullable<KeyOptions["limits"]>,
  wait = grace + second,
): Promise<string> {
  // Where the clock cannot be moved no key is used up in vain.
  context.service.clock.advance(0);
  const { key } = await context.service.createKey({ limits });
  expectStatus(await request(context, key), 200);
  expectStatus(await request(context, key), contract.errorCodes.rate_limit_exceeded.status);
  context.service.clock.advance(wait);
  return key;
}

/** A key that has just been banned. */
export async function banned(
  context: CaseContext,
  limits: NonNullable<KeyOptions["limits"]> = { perMinute: 1 },
): Promise<string> {
  const key = await exhausted(context, limits);
  for (let strikes = 1; strikes < ban.strikes; strikes += 1) expectStatus(await request(context, key), 429);
  expectCode(await request(context, key), "key_banned");
  return key;
}
