import { useEffect, useState } from "react";
import type { Call } from "../call/call.ts";
import type { SandboxResponse } from "../response/sandbox-response.ts";
import type { openInPageService } from "./in-page-service.ts";

export type InPageService = Awaited<ReturnType<typeof openInPageService>>;

/** Loads the service after the page. It has failed if its file could not be loaded. */
export function useInPageService() {
  const [service, setService] = useState<InPageService>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    openOnce().then(setService, (error) => {
      console.error(error);
      setHasFailed(true);
    });
  }, []);
  return { service, hasFailed };
}

let servicePromise: Promise<InPageService> | undefined;

function openOnce(): Promise<InPageService> {
  servicePromise ??= import("./in-page-service.ts").then((module) => module.openInPageService());
  return servicePromise;
}

export interface Exchange {
  readonly call: Call;
  /** The number of responses by status. */
  readonly statusCounts: ReadonlyMap<number, number>;
  /** The last response. */
  readonly response: SandboxResponse;
}

/** Sends a call `times` times sequentially. Pauses so that the page stays responsive. @param times at least 1 */
export async function sendRepeated(service: Pick<InPageService, "send">, call: Call, times: number): Promise<Exchange> {
  const statusCounts = new Map<number, number>();
  let lastPause = performance.now();
  let response: SandboxResponse;
  let remaining = times;
  do {
    response = await service.send(call);
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
