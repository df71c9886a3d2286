import { type LimitedWindow, parseRateLimits, StoreError } from "@animal-store/client";

/** State of the connection, from the responses so far. Times are in milliseconds of `Date.now()`. */
export interface ConnectionState {
  readonly quotas: readonly Quota[];
  /** When the quotas were received. */
  readonly readAt?: number | undefined;
  /** Set while requests are paused. */
  readonly blocked?: Blocked | undefined;
  /** Set while the store is unavailable, with the time of the next attempt. */
  readonly away?: Unavailable | undefined;
}

export interface Blocked {
  /** The exhausted window. Undefined if the error is not from the service. */
  readonly window: LimitedWindow | undefined;
  /** The error code, if the error is from the service. */
  readonly code: string | undefined;
  /** Milliseconds. */
  readonly until: number;
}

export interface Unavailable {
  readonly tries: number;
  readonly retryAt: number;
}

/** The state that tabs with the same key share. A missing member is unknown. */
export type KnownState = Partial<Pick<ConnectionState, "quotas" | "readAt" | "blocked">>;

const longestPause = 30_000;

/** Tracks the responses for one key and notifies subscribers. Tabs with the same key share this state. */
export type Connection = ReturnType<typeof createConnection>;

/** @param tell sends new state of the key to other tabs */
export function createConnection(tell: (known: KnownState) => void) {
  let state: ConnectionState = { quotas: [] };
  const listeners = new Set<() => void>();
  const change = (next: ConnectionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    answered(response: Response) {
      const readAt = Date.now();
      // A request with a rejected key counts against the limits of anonymous requests.
      const quotas = response.status === 401 ? [] : parseQuotas(response, readAt);
      change({ ...state, ...(quotas.length > 0 && { quotas, readAt }), away: undefined });
      // Without `blocked`: the response may be older than a limit that another tab reached.
      tell(sharedStateOf(state));
    },
    block(blocked: Blocked) {
      // The client rejected the request without sending it, so nothing changed.
      if (state.blocked && state.blocked.code === blocked.code && Date.now() < state.blocked.until) return;
      change({ ...state, blocked });
      tell({ ...sharedStateOf(state), blocked });
    },
    unblock: () => change({ ...state, blocked: undefined }),
    lost() {
      const tries = (state.away?.tries ?? 0) + 1;
      // Half of the pause is random, so that many consoles do not reconnect at the same time.
      const pause = Math.min(1000 * 2 ** tries, longestPause) * (0.5 + Math.random() / 2);
      change({ ...state, away: { tries, retryAt: Date.now() + pause } });
    },
    /** Applies the state of another tab, or of this tab before a reload. */
    learn: (known: KnownState) => change({ ...state, ...known }),
  };
}

function sharedStateOf({ quotas, readAt }: ConnectionState): KnownState {
  return { quotas, readAt };
}

/** Statuses of a gateway or the store while the service is unavailable. */
export const unavailableStatuses: readonly number[] = [502, 503, 504];

/** Returns whether an error means that the store is unavailable. A retry of the request can succeed. */
export function isUnavailable(error: unknown): boolean {
  return !(error instanceof StoreError) || (error.code === undefined && unavailableStatuses.includes(error.status));
}

/**
 * A limit of the key with its remaining requests. `name` is the contract's name of the window, and `resetsAt` is in milliseconds of
 * `Date.now()`.
 */
export type Quota = ReturnType<typeof parseQuotas>[number];

/** Reads the limits of a response. Its reset times are relative to now, because the clocks of service and page can differ. */
export function parseQuotas(response: Response, now: number) {
  return Object.entries(parseRateLimits(response)).flatMap(([name, limit]) =>
    limit?.limit === undefined
      ? []
      : [{ name, limit: limit.limit, remaining: limit.remaining, resetsAt: now + limit.resetsIn * 1000 }],
  );
}

/**
 * Returns a response of the store: one with rate limit headers, or an error in JSON.
 * @throws {StoreError} for any other response, with its address, status and type
 */
export function assertStoreResponse(response: Response): Response {
  const type = response.headers.get("Content-Type")?.split(";")[0];
  const isErrorReply = !response.ok && type === "application/json";
  if (isErrorReply || Object.keys(parseRateLimits(response)).length > 0) return response;
  throw new StoreError(
    `${addressOf(response)} returned ${response.status} with ${type ?? "no content type"}, which is not a response of this store. ` +
      "Check that this is the address of the store and that it ends with the base path.",
    response,
  );
}

/** Returns the address that sent a response, also behind the proxy of `npm run console`. */
export function addressOf({ headers, url }: Response): string {
  return headers.get("Content-Location") ?? url;
}
