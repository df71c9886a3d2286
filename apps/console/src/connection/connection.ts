import { type LimitedWindow, readLimits, StoreError } from "@animal-store/client";

/** What the console knows of its store from the answers so far. Times are milliseconds as of `Date.now()`. */
export interface ConnectionState {
  readonly quotas: readonly Quota[];
  /** When they were told. */
  readonly readAt?: number | undefined;
  /** Nothing is sent until then. */
  readonly blocked?: Blocked | undefined;
  /** The store does not answer, and is asked again then. */
  readonly away?: Away | undefined;
}

export interface Blocked {
  /** What is used up; undefined when something else than the service refused. */
  readonly window: LimitedWindow | undefined;
  /** The refusal's code, where it was the service's. */
  readonly code: string | undefined;
  /** Milliseconds. */
  readonly until: number;
}

export interface Away {
  readonly tries: number;
  readonly retryAt: number;
}

/** What holds for a key whoever learned it; what is missing is unknown. */
export type Known = Partial<Pick<ConnectionState, "quotas" | "readAt" | "blocked">>;

const longestPause = 30_000;

/** Follows one key's answers, and tells who watches. Tabs with the same key share what they learn. */
export type Connection = ReturnType<typeof createConnection>;

/** @param tell passes on to other tabs what was learned of the key */
export function createConnection(tell: (known: Known) => void) {
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
      // A key that is refused is counted as nobody's, by limits that are not its own.
      const quotas = response.status === 401 ? [] : readQuotas(response, readAt);
      change({ ...state, ...(quotas.length > 0 && { quotas, readAt }), away: undefined });
      // The answer may be older than a limit that another tab met.
      tell(toldOf(state));
    },
    block(blocked: Blocked) {
      // Refused without being sent, which says nothing new.
      if (state.blocked && state.blocked.code === blocked.code && Date.now() < state.blocked.until) return;
      change({ ...state, blocked });
      tell({ ...toldOf(state), blocked });
    },
    unblock: () => change({ ...state, blocked: undefined }),
    lost() {
      const tries = (state.away?.tries ?? 0) + 1;
      // Half of it by chance, so that many consoles do not come back in step.
      const pause = Math.min(1000 * 2 ** tries, longestPause) * (0.5 + Math.random() / 2);
      change({ ...state, away: { tries, retryAt: Date.now() + pause } });
    },
    /** What another tab learned, or this one before it was loaded anew. */
    learn: (known: Known) => change({ ...state, ...known }),
  };
}

function toldOf({ quotas, readAt }: ConnectionState): Known {
  return { quotas, readAt };
}

/** Gateways between, and the store itself, say so that the service cannot answer now. */
export const awayStatuses: readonly number[] = [502, 503, 504];

/** Whether nothing that speaks for the store answered: then the same request may well pass in a moment. */
export function isAway(error: unknown): boolean {
  return !(error instanceof StoreError) || (error.code === undefined && awayStatuses.includes(error.status));
}

/** A limit of the key and what is left of it, by the contract's name of its window. Milliseconds as of `Date.now()`: when all is left again. */
export type Quota = ReturnType<typeof readQuotas>[number];

/** The limits that an answer tells of, by the seconds it counts from now on: the clocks of service and page may differ. */
export function readQuotas(response: Response, now: number) {
  return Object.entries(readLimits(response)).flatMap(([name, limit]) =>
    limit?.limit === undefined
      ? []
      : [{ name, limit: limit.limit, remaining: limit.remaining, resetsAt: now + limit.resetsIn * 1000 }],
  );
}

/**
 * Lets an answer pass that is the store's: each of those tells of the key's limits, or is a refusal in JSON.
 * @throws {StoreError} that says what came instead, and from where
 */
export function refuseStrangers(response: Response): Response {
  const type = response.headers.get("Content-Type")?.split(";")[0];
  const isRefusal = !response.ok && type === "application/json";
  if (isRefusal || Object.keys(readLimits(response)).length > 0) return response;
  throw new StoreError(
    `${addressOf(response)} was answered ${response.status} with ${type ?? "nothing"}, which is no answer of this store. ` +
      "Is that its address, and does it end with the base path?",
    response,
  );
}

/** Where an answer came from, also behind the proxy of `npm run console`. */
export function addressOf({ headers, url }: Response): string {
  return headers.get("Content-Location") ?? url;
}
