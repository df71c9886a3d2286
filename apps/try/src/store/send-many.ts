import type { Answer } from "../answer/answer.ts";
import type { Call } from "../call/call.ts";
import type { PageStore } from "./page-store.ts";

/** What came of sending a call, once or often. */
export interface Sent {
  readonly call: Call;
  /** How often it was answered with each status. */
  readonly tally: ReadonlyMap<number, number>;
  /** The last answer. */
  readonly answer: Answer;
}

/** Sends a call so many times, one after the other, and lets the page breathe meanwhile. @param times at least 1 */
export async function sendMany(store: Pick<PageStore, "send">, call: Call, times: number): Promise<Sent> {
  const tally = new Map<number, number>();
  let breath = performance.now();
  let answer: Answer;
  let left = times;
  do {
    answer = await store.send(call);
    const { status } = answer.response;
    tally.set(status, (tally.get(status) ?? 0) + 1);
    if (performance.now() - breath > longestHold) {
      await new Promise((resolve) => setTimeout(resolve));
      breath = performance.now();
    }
    left -= 1;
  } while (left > 0);
  return { call, tally, answer };
}

/** Milliseconds. A frame has 16. */
const longestHold = 8;
