import { type Item, type List, parseList } from "structured-headers";
import type { Answer } from "./answer.ts";

/** How much of a limit an answer said is left. */
export interface LimitWindow {
  readonly name: string;
  readonly limit: number;
  readonly remaining: number;
  /** When it is full again, in milliseconds since the Unix epoch. */
  readonly resetsAt: number;
}

/** The windows in `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers). None where an answer lacks them. */
export function readWindows({ headers, at }: Answer): LimitWindow[] {
  const policies = namedItems(headers.get("RateLimit-Policy"));
  return [...namedItems(headers.get("RateLimit"))].flatMap(([name, state]) => {
    const limit = policies.get(name)?.get("q");
    const remaining = state.get("r");
    const seconds = state.get("t");
    if (typeof limit !== "number" || typeof remaining !== "number" || typeof seconds !== "number") return [];
    return [{ name, limit, remaining, resetsAt: Math.floor(at / 1000 + seconds) * 1000 }];
  });
}

/** What is left of a window at a time, in milliseconds since the Unix epoch: all of it once it has been reset. */
export function remainingAt({ limit, remaining, resetsAt }: LimitWindow, time: number): number {
  return time >= resetsAt ? limit : remaining;
}

function namedItems(header: string | null): ReadonlyMap<string, Item[1]> {
  const items: List = header === null ? [] : parseList(header);
  return new Map(
    items.flatMap(([name, parameters]) => (typeof name === "string" ? [[name, parameters] as const] : [])),
  );
}
