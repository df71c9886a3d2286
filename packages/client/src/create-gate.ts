import type { Clock } from "./clock.ts";

/** Remembers the refusal of a limit for all callers of a key: a request that is sent before its time counts towards a ban. */
export type Gate = {
  /** Milliseconds until requests may be sent again. */
  closedFor(): number;
  /** Stays closed for so many milliseconds; of two refusals the longer one counts. */
  close(refusal: Response, milliseconds: number): Promise<void>;
  /** The refusal again, with what is left of its wait. */
  refusal(): Response;
};

export function createGate({ now }: Clock): Gate {
  let opensAt = 0;
  let closedAt = 0;
  let body = "";
  let kept: Response | undefined;

  const closedFor = () => Math.max(0, opensAt - now());
  return {
    closedFor,
    async close(refusal, milliseconds) {
      const at = now();
      if (at + milliseconds <= opensAt) return;
      opensAt = at + milliseconds;
      closedAt = at;
      kept = refusal;
      body = await refusal.clone().text();
    },
    refusal() {
      const headers = new Headers(kept?.headers);
      headers.set("Retry-After", String(Math.ceil(closedFor() / 1000)));
      headers.set("Age", String(Math.floor((now() - closedAt) / 1000)));
      return new Response(body, { status: kept?.status ?? 429, headers });
    },
  };
}
