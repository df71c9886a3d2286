import type { Clock } from "./clock.ts";

/** Remembers the refusal of a limit for all callers of a key: a request that is sent before its time counts towards a ban. */
export type Gate = {
  /** Milliseconds until requests may be sent again. */
  closedFor(): number;
  /** Stays closed for so many milliseconds; of two refusals the longer one counts. */
  close(refusal: Response, milliseconds: number): void;
  /** The refusal again, with what is left of its wait. */
  refusal(): Promise<Response>;
};

export function createGate({ now }: Pick<Clock, "now">): Gate {
  let opensAt = 0;
  let closedAt = 0;
  let kept: Response | undefined;
  let body: Promise<string> | undefined;

  const closedFor = () => Math.max(0, opensAt - now());
  return {
    closedFor,
    close(refusal, milliseconds) {
      const at = now();
      if (at + milliseconds <= opensAt) return;
      opensAt = at + milliseconds;
      closedAt = at;
      kept = refusal;
      // A body that breaks off breaks off for who reads the answer itself too.
      body = refusal
        .clone()
        .text()
        .catch(() => "");
    },
    async refusal() {
      const { status, headers: told } = kept ?? { status: 429 };
      const headers = new Headers(told);
      headers.set("Retry-After", String(Math.ceil(closedFor() / 1000)));
      headers.set("Age", String(Math.floor((now() - closedAt) / 1000)));
      return new Response(await body, { status, headers });
    },
  };
}
