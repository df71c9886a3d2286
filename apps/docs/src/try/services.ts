import { useEffect, useState } from "react";
import { type Call, type Caller, toRequest } from "./call.ts";

/** A service that receives calls. */
export interface Service {
  readonly callers: readonly Caller[];
  /** Returns the time of the service, as Unix time in ms. */
  now(): number;
  /** @throws {TypeError} if a header value is invalid or the server is unavailable */
  send(call: Call): Promise<ReceivedResponse>;
}

/** The store in the page. */
export interface InPageService extends Service {
  /** @param time Unix time in ms @returns false for a time in the past */
  moveClockTo(time: number): boolean;
  reset(): Promise<void>;
}

export interface ReceivedResponse {
  /** The status and headers. Its body has already been read. */
  readonly response: Response;
  readonly body: string;
  /** Milliseconds. */
  readonly durationMs: number;
  /** Time of the service, as Unix time in ms. */
  readonly receivedAt: number;
}

export interface Exchange {
  readonly call: Call;
  /** The number of responses by status. */
  readonly statusCounts: ReadonlyMap<number, number>;
  /** The last response. */
  readonly response: ReceivedResponse;
  /** The service that responded. */
  readonly service: Service;
}

/** Loads the service after the page. It has failed if its file could not be loaded. */
export function useInPageService(): { service: InPageService | undefined; hasFailed: boolean } {
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

/** Returns the server of this page. @param key the API key of the user */
export function createServerService(key: string): Service {
  return {
    callers: [{ name: "your key", key: key === "" ? undefined : key, perMinute: undefined }],
    now: Date.now,
    async send(call) {
      const start = performance.now();
      const response = await fetch(toRequest(call), { cache: "no-store" });
      const body = await response.text();
      return { response, body, durationMs: performance.now() - start, receivedAt: Date.now() };
    },
  };
}

/** Sends a call several times. Pauses so that the page stays responsive. @param times at least 1 */
export async function sendRepeated(service: Service, call: Call, times: number): Promise<Exchange> {
  let response = await service.send(call);
  const statusCounts = new Map([[response.response.status, 1]]);
  let lastPause = performance.now();
  for (let sent = 1; sent < times; sent += 1) {
    response = await service.send(call);
    const { status } = response.response;
    statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
    if (performance.now() - lastPause > maxBlockingMs) {
      await new Promise((resolve) => setTimeout(resolve));
      lastPause = performance.now();
    }
  }
  return { call, service, statusCounts, response };
}

// Half of a frame of 16 ms.
const maxBlockingMs = 8;
