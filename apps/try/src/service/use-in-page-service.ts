import { useEffect, useState } from "react";
import type { Call } from "../call/call.ts";
import type { SandboxResponse } from "../response/sandbox-response.ts";
import type { openInPageService } from "./in-page-service.ts";

export type InPageService = Awaited<ReturnType<typeof openInPageService>>;

type ServiceState =
  | { readonly state: "opening" | "failed"; readonly service: undefined }
  | { readonly state: "open"; readonly service: InPageService };

/** Loads the service after the page. The state is `failed` if its file could not be loaded. */
export function useInPageService(): ServiceState {
  const [serviceState, setServiceState] = useState<ServiceState>({ state: "opening", service: undefined });
  useEffect(() => {
    openOnce().then(
      (service) => setServiceState({ state: "open", service }),
      (error) => {
        console.error(error);
        setServiceState({ state: "failed", service: undefined });
      },
    );
  }, []);
  return serviceState;
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
