import { useEffect, useState } from "react";
import type { Call } from "../call/call.ts";
import type { SandboxResponse } from "../response/sandbox-response.ts";
import type { openInPageStore } from "./in-page-store.ts";

export type InPageStore = Awaited<ReturnType<typeof openInPageStore>>;

type OpenedStore =
  | { readonly state: "opening" | "failed"; readonly store: undefined }
  | { readonly state: "open"; readonly store: InPageStore };

/** Loads the store after the page. The state is `failed` if its file could not be loaded. */
export function useInPageStore(): OpenedStore {
  const [opened, setOpened] = useState<OpenedStore>({ state: "opening", store: undefined });
  useEffect(() => {
    openOnce().then(
      (store) => setOpened({ state: "open", store }),
      (error) => {
        console.error(error);
        setOpened({ state: "failed", store: undefined });
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

export interface SentCall {
  readonly call: Call;
  /** The number of responses by status. */
  readonly statusCounts: ReadonlyMap<number, number>;
  /** The last response. */
  readonly response: SandboxResponse;
}

/** Sends a call `times` times sequentially. Pauses so that the page stays responsive. @param times at least 1 */
export async function sendRepeated(store: Pick<InPageStore, "send">, call: Call, times: number): Promise<SentCall> {
  const statusCounts = new Map<number, number>();
  let lastPause = performance.now();
  let response: SandboxResponse;
  let remaining = times;
  do {
    response = await store.send(call);
    const { status } = response.response;
    statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
    if (performance.now() - lastPause > maxBlockingMs) {
      await new Promise((resolve) => setTimeout(resolve));
      lastPause = performance.now();
    }
    remaining -= 1;
  } while (remaining > 0);
  return { call, statusCounts, response };
}

// Half of a frame of 16 ms.
const maxBlockingMs = 8;
