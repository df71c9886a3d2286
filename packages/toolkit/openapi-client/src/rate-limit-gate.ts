import type { Clock } from "./clock.ts";

/** Blocks all calls of a client after a 429, because a request before the reset counts towards a ban. */
export function createRateLimitGate({ now }: Pick<Clock, "now">) {
  let blockedUntil = 0;
  let rejection: Response | undefined;
  const remainingMs = () => Math.max(0, blockedUntil - now());
  return {
    remainingMs,
    /** Blocks calls for this time. The longer of two blocks wins. */
    block(response: Response, milliseconds: number): void {
      if (milliseconds > remainingMs()) {
        blockedUntil = now() + milliseconds;
        rejection = response.clone();
      }
    },
    /** Returns a copy of the last 429, with the remaining `Retry-After` and without the outdated `RateLimit`. */
    copyRejection(): Response | undefined {
      const copy = rejection && new Response(rejection.clone().body, rejection);
      copy?.headers.set("Retry-After", `${Math.ceil(remainingMs() / 1000)}`);
      copy?.headers.delete("RateLimit");
      return copy;
    },
  };
}
