import { readChoice } from "../site/sample-target.ts";
import { type Call, type Caller, toRequest } from "./call.ts";

/** A service that receives calls. */
export interface Service {
  readonly callers: readonly Caller[];
  /** Returns the time of the service, as Unix time in ms. */
  now(): number;
  /** @throws {TypeError} if the server is unavailable */
  fetch(request: Request): Response | Promise<Response>;
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

let servicePromise: Promise<InPageService> | undefined;

/** Opens the store in the page once. The forms and samples of a page share it. @throws {Error} if its file could not be loaded */
export function openInPageService(): Promise<InPageService> {
  servicePromise ??= openSeparateService();
  return servicePromise;
}

/** Opens another store in the page. @throws {Error} if its file could not be loaded */
export function openSeparateService(): Promise<InPageService> {
  return import("./in-page-service.ts").then(
    (module) => module.openInPageService(),
    (cause) => {
      throw new Error("The store could not be loaded. Reload the page.", { cause });
    },
  );
}

/** The server of this page. Its caller has the key of the reader. */
export const serverService: Service = {
  get callers() {
    return [{ name: "your key", key: readChoice().key || undefined, perMinute: undefined }];
  },
  now: Date.now,
  fetch: (request) => fetch(request, { cache: "no-store" }),
};

/**
 * Sends a call several times. Pauses so that the page stays responsive.
 * @param times at least 1
 * @throws {TypeError} if a header value is invalid or the server is unavailable
 */
export async function sendRepeated(service: Service, call: Call, times: number): Promise<Exchange> {
  const statusCounts = new Map<number, number>();
  const sendOnce = async () => {
    const received = await send(service, call);
    const { status } = received.response;
    statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
    return received;
  };
  let response = await sendOnce();
  let lastPause = performance.now();
  for (let sent = 1; sent < times; sent += 1) {
    response = await sendOnce();
    if (performance.now() - lastPause > maxBlockingMs) {
      await new Promise((resolve) => setTimeout(resolve));
      lastPause = performance.now();
    }
  }
  return { call, service, statusCounts, response };
}

// Half of a frame of 16 ms.
const maxBlockingMs = 8;

/** @throws {TypeError} if a header value is invalid or the server is unavailable */
export async function send(service: Service, call: Call): Promise<ReceivedResponse> {
  const request = toRequest(call);
  const start = performance.now();
  const response = await service.fetch(request);
  const body = await response.text();
  return { response, body, durationMs: performance.now() - start, receivedAt: service.now() };
}
