import { parseRateLimits } from "@animal-store/client";
import type { SandboxResponse } from "./sandbox-response.ts";

type LimitWindow = ReturnType<typeof parseWindows>[number];

/** Parses the rate limits of a response. */
export function parseWindows({ response, receivedAt }: SandboxResponse) {
  return Object.entries(parseRateLimits(response)).flatMap(([name, window]) =>
    window?.limit === undefined
      ? []
      : [
          {
            name,
            limit: window.limit,
            remaining: window.remaining,
            /** Unix time in ms. */
            resetsAt: Math.floor(receivedAt / 1000 + window.resetsIn) * 1000,
          },
        ],
  );
}

/** Returns the remaining requests of a window. @param time Unix time in ms */
export function getRemaining({ limit, remaining, resetsAt }: LimitWindow, time: number): number {
  return time >= resetsAt ? limit : remaining;
}
