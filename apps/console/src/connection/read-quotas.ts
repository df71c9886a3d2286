import { readLimits } from "@animal-store/client";

/** A limit of the key and what is left of it. */
export interface Quota {
  /** The contract's name of the window. */
  readonly name: string;
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds, as of `Date.now()`: from then on all of it is left again. */
  readonly resetsAt: number;
}

/** The limits that an answer tells of, by the seconds it counts from now on: the clocks of service and page may differ. */
export function readQuotas(response: Response, now: number): Quota[] {
  return Object.entries(readLimits(response)).flatMap(([name, limit]) =>
    limit?.limit === undefined
      ? []
      : [{ name, limit: limit.limit, remaining: limit.remaining, resetsAt: now + limit.resetsIn * 1000 }],
  );
}
