import { parseRateLimits } from "@animal-store/client";
import type { SandboxResponse } from "./sandbox-response.ts";

/** How much of a limit an answer said is left. */
type LimitWindow = ReturnType<typeof parseWindows>[number];

/** The limits that an answer tells of, by the store's clock, which shows whole seconds. */
export function parseWindows({ response, at }: SandboxResponse) {
  return Object.entries(parseRateLimits(response)).flatMap(([name, window]) =>
    window?.limit === undefined
      ? []
      : [
          {
            name,
            limit: window.limit,
            remaining: window.remaining,
            /** When it is full again, in milliseconds since the Unix epoch. */
            resetsAt: Math.floor(at / 1000 + window.resetsIn) * 1000,
          },
        ],
  );
}

/** What is left of a window at a time, in milliseconds since the Unix epoch: all of it once it has been reset. */
export function remainingAt({ limit, remaining, resetsAt }: LimitWindow, time: number): number {
  return time >= resetsAt ? limit : remaining;
}
