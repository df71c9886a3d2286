import { useEffect, useState } from "react";
import type { Answer } from "../answer/answer.ts";
import type { Call, Caller } from "../call/call.ts";

type OpenedStore =
  | { readonly state: "opening" | "absent"; readonly store: undefined }
  | { readonly state: "open"; readonly store: PageStore };

/** The store, which is larger than the page and comes after it. Absent: its file could not be loaded. */
export function usePageStore(): OpenedStore {
  const [opened, setOpened] = useState<OpenedStore>({ state: "opening", store: undefined });
  useEffect(() => {
    openOnce().then(
      (store) => setOpened({ state: "open", store }),
      (error) => {
        console.error(error);
        setOpened({ state: "absent", store: undefined });
      },
    );
  }, []);
  return opened;
}

let opening: Promise<PageStore> | undefined;

function openOnce(): Promise<PageStore> {
  opening ??= import("./page-store.ts").then(({ openPageStore }) => openPageStore());
  return opening;
}

/** The real service, running in this page. */
export interface PageStore {
  /** One for each plan of the contract, and those that are refused. */
  readonly callers: readonly Caller[];
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Moves the clock forwards. @returns false, and nothing is done, when it cannot be moved there */
  moveTo(time: number): boolean;
  /** Begins anew: the data of the seed, the real time, and nothing remembered. */
  reset(): Promise<void>;
  /** @throws {TypeError} when a header holds what no header may hold */
  send(call: Call): Promise<Answer>;
}

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
