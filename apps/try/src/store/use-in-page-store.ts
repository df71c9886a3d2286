import { useEffect, useState } from "react";
import type { Call } from "../call/call.ts";
import type { SandboxResponse } from "../response/sandbox-response.ts";
import type { openInPageStore } from "./in-page-store.ts";

export type InPageStore = Awaited<ReturnType<typeof openInPageStore>>;

type OpenedStore =
  | { readonly state: "opening" | "absent"; readonly store: undefined }
  | { readonly state: "open"; readonly store: InPageStore };

/** The store, which is larger than the page and comes after it. Absent: its file could not be loaded. */
export function useInPageStore(): OpenedStore {
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

let opening: Promise<InPageStore> | undefined;

function openOnce(): Promise<InPageStore> {
  opening ??= import("./in-page-store.ts").then(({ openInPageStore }) => openInPageStore());
  return opening;
}

/** What came of sending a call, once or often. */
export interface Sent {
  readonly call: Call;
  /** How often it was answered with each status. */
  readonly tally: ReadonlyMap<number, number>;
  /** The last answer. */
  readonly response: SandboxResponse;
}

/** Sends a call so many times, one after the other, and lets the page breathe meanwhile. @param times at least 1 */
export async function sendRepeated(store: Pick<InPageStore, "send">, call: Call, times: number): Promise<Sent> {
  const tally = new Map<number, number>();
  let breath = performance.now();
  let response: SandboxResponse;
  let left = times;
  do {
    response = await store.send(call);
    const { status } = response.response;
    tally.set(status, (tally.get(status) ?? 0) + 1);
    if (performance.now() - breath > longestHold) {
      await new Promise((resolve) => setTimeout(resolve));
      breath = performance.now();
    }
    left -= 1;
  } while (left > 0);
  return { call, tally, response };
}

/** Milliseconds. A frame has 16. */
const longestHold = 8;
