import { contract } from "@animal-store/contract";
import { createSandbox } from "@animal-store/sandbox";
import { systemClock } from "@animal-store/service";
import { useEffect, useState } from "react";
import type { Answer } from "../answer/answer.ts";
import { bodyOf, type Call, type Caller, headersOf, targetOf } from "../call/call.ts";

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

/** Opens the store of the page. Its data and keys are those of `npm run sandbox`. */
export async function openPageStore(): Promise<PageStore> {
  const { app, keys, readOnlyKey, clock, reset } = await createSandbox({
    seed: "animal-store",
    clock: systemClock,
    log: {
      warn: (fields, message) => console.warn(message, fields),
      error: (fields, message) => console.error(message, fields),
    },
    clientAddress: () => "127.0.0.1",
  });
  const { perMinute } = contract.plans.free;

  return {
    callers: [
      ...keys.map(({ plan, key, perMinute }) => ({ name: plan, key, perMinute })),
      { name: "read only", key: readOnlyKey.key, perMinute: readOnlyKey.perMinute },
      { name: "no key", key: undefined, perMinute },
      { name: "a key that nobody has", key: "as_test_nobody", perMinute },
    ],
    now: clock.now,
    moveTo: clock.moveTo,
    reset,
    async send(call) {
      const request = requestOf(call);
      const began = performance.now();
      const response = await app.fetch(request);
      const body = await response.text();
      return { response, body, took: performance.now() - began, at: clock.now() };
    },
  };
}

function requestOf(call: Call): Request {
  const body = bodyOf(call);
  return new Request(new URL(targetOf(call), location.origin), {
    method: call.operation.method,
    headers: headersOf(call).map(([name, value]) => [name, value]),
    ...(body !== undefined && { body }),
  });
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

export type OpenedStore =
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
