import { type Layer, parseRateLimits, type RateLimits, StoreApiError } from "@animal-store/client";
import { createStore, type Store } from "../session/create-store.ts";

/** The rate limit of a window. `resetsAt` is Unix time in ms. */
export interface Quota {
  readonly name: string;
  readonly limit: number;
  readonly remaining: number;
  readonly resetsAt: number;
}

/** The limits and the availability of the service. All times are in milliseconds of `Date.now()`. */
export interface ServiceStatus {
  readonly quotas: readonly Quota[];
  readonly receivedAt?: number | undefined;
  readonly blocked?: Block | undefined;
  readonly unavailable?: Outage | undefined;
}

/** A time without requests, because a limit is exhausted or the key is banned. */
export interface Block {
  /** Undefined if the 429 is not from the service. */
  readonly code: string | undefined;
  readonly until: number;
}

/** A time in which the service does not respond. */
export interface Outage {
  readonly attempts: number;
  readonly retryAt: number;
}

const maxDelayMs = 30_000;

/** Tracks limits and availability of the service for one key. */
export interface ServiceMonitor extends Pick<Store<ServiceStatus>, "read" | "subscribe"> {
  onResponse(response: Response): void;
  onUnavailable(): void;
  block(block: Block): void;
  unblock(): void;
}

export function createServiceMonitor(): ServiceMonitor {
  const { read, subscribe, update } = createStore<ServiceStatus>({ quotas: [] });
  return {
    read,
    subscribe,
    onResponse(response) {
      const receivedAt = Date.now();
      // A request with a rejected key counts against the limits of anonymous requests.
      const received = response.status === 401 ? [] : toQuotas(parseRateLimits(response), receivedAt);
      const quotas = received.map((quota) => withLowerRemaining(quota, read().quotas));
      const limits = quotas.length > 0 ? { quotas, receivedAt } : {};
      update({ ...read(), ...limits, unavailable: undefined });
    },
    block(blocked) {
      const status = read();
      // The client repeats the last 429 without sending the request, so nothing changed.
      if (status.blocked && status.blocked.code === blocked.code && Date.now() < status.blocked.until) return;
      update({ ...status, blocked });
    },
    unblock: () => update({ ...read(), blocked: undefined }),
    onUnavailable() {
      const status = read();
      const attempts = (status.unavailable?.attempts ?? 0) + 1;
      // The random factor prevents simultaneous retries of many consoles.
      const delayMs = Math.min(1000 * 2 ** attempts, maxDelayMs) * (0.5 + Math.random() / 2);
      update({ ...status, unavailable: { attempts, retryAt: Date.now() + delayMs } });
    },
  };
}

/** Converts the result of `parseRateLimits`. Reset times are relative to `now` in ms, because clocks can differ. */
export function toQuotas(rateLimits: RateLimits, now: number): Quota[] {
  return Object.entries(rateLimits).flatMap(([name, { limit, remaining, resetsIn } = { remaining: 0, resetsIn: 0 }]) =>
    limit === undefined ? [] : [{ name, limit, remaining, resetsAt: now + resetsIn * 1000 }],
  );
}

export const unavailableStatuses: readonly number[] = [502, 503, 504];

export function isOutageError(error: unknown): boolean {
  return !(error instanceof StoreApiError) || (error.code === undefined && unavailableStatuses.includes(error.status));
}

/** Responses can arrive in another order, so the lowest value of a window is the latest. Reset times are rounded to a second. */
function withLowerRemaining(quota: Quota, previousQuotas: readonly Quota[]): Quota {
  const previous = previousQuotas.find(({ name, limit }) => name === quota.name && limit === quota.limit);
  const isSameWindow = previous && Math.abs(quota.resetsAt - previous.resetsAt) <= 1000;
  return isSameWindow ? { ...quota, remaining: Math.min(quota.remaining, previous.remaining) } : quota;
}

const reservedFraction = 0.1;

/** Returns how many requests a limit leaves for long jobs and refreshes. The last requests are for the user. */
export function countSpareRequests({ limit, remaining }: Quota): number {
  return Math.ceil(remaining - limit * reservedFraction);
}

/** Returns a layer that reports each response to the monitor and rejects a response that is not from the service. */
export function observeResponses(monitor: ServiceMonitor): Layer {
  return async (request, next) => {
    const response = await next(request);
    if (unavailableStatuses.includes(response.status)) return response;
    monitor.onResponse(response);
    assertServiceResponse(response);
    return response;
  };
}

/** @throws {StoreApiError} if the response has neither rate limit headers nor a JSON error */
function assertServiceResponse(response: Response): void {
  const { headers, ok, status, url } = response;
  const contentType = headers.get("Content-Type")?.split(";")[0];
  const isJsonError = !ok && contentType?.trim().toLowerCase() === "application/json";
  if (isJsonError || Object.keys(parseRateLimits(response)).length > 0) return;
  const message =
    `${headers.get("Content-Location") ?? url} returned ${status} with ${contentType ?? "no content type"}, which is not a response of this store. ` +
    "Check that the URL of the store is correct and ends with the base path.";
  throw new StoreApiError({ response, error: { code: undefined, message, status } });
}
