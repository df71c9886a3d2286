import { setTimeout as delay } from "node:timers/promises";
import { askFor } from "../load/ask-for.ts";
import { percentileOf } from "../load/percentile.ts";
import { sendLoad } from "../load/send-load.ts";

export interface Measured {
  readonly count: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/**
 * Has some callers ask for a page and read it, again and again.
 * @param milliseconds for how long
 * @param pause milliseconds of each between an answer and the next request
 */
export async function measureOthers(
  origin: string,
  key: string,
  { milliseconds, pause = 20 }: { readonly milliseconds: number; readonly pause?: number },
): Promise<Measured> {
  const times: number[] = [];
  const list = askFor("listPets", { key, query: { limit: 20 }, status: 200 });
  const end = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() < end) {
        let left = 50;
        await sendLoad({
          origin,
          connections: 1,
          next: () => (left-- > 0 && performance.now() < end ? list : undefined),
          answered: (time) => times.push(time),
        });
        await delay(pause);
      }
    }),
  );
  return {
    count: times.length,
    median: percentileOf(times, 50),
    p99: percentileOf(times, 99),
    longest: percentileOf(times, 100),
  };
}
