import { parseRateLimits, StoreApiError } from "@animal-store/client";
import { createStore } from "../session/create-store.ts";
import { type Quota, toQuotas } from "./quota.ts";

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

export type ServiceMonitor = ReturnType<typeof createServiceMonitor>;

/** Tracks limits and availability of the service for one key. */
export function createServiceMonitor() {
  const { read, subscribe, update } = createStore<ServiceStatus>({ quotas: [] });
  return {
    read,
    subscribe,
    onResponse(response: Response) {
      const receivedAt = Date.now();
      // A request with a rejected key counts against the limits of anonymous requests.
      const received = response.status === 401 ? [] : toQuotas(parseRateLimits(response), receivedAt);
      const quotas = received.map((quota) => withLowerRemaining(quota, read().quotas));
      update({ ...read(), ...(quotas.length > 0 && { quotas, receivedAt }), unavailable: undefined });
    },
    block(blocked: Block) {
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
