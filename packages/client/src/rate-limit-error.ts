import type { OperationId } from "@animal-store/contract";
import type { ErrorCodeOf } from "./error-code-of.ts";
import { readLimits } from "./read-limits.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import { StoreError, type StoreErrorOptions } from "./store-error.ts";

/** A request over a limit, whose wait is longer than the client was to take on. Until it is over, every call of this client is refused so. */
export class RateLimitError<Operation extends OperationId = OperationId> extends StoreError<Operation> {
  override readonly name = "RateLimitError";
  /** Seconds until a request passes again, counted from when this error was made. */
  declare readonly retryAfter: number;
  /** What is used up: the minute or the day, or `ban` for a key that kept coming; undefined when something else than the service refused. */
  declare readonly window: LimitedWindow | undefined;
  /** Requests that this window allows. */
  declare readonly limit: number | undefined;

  constructor(message: string, response: Response, options: StoreErrorOptions<Operation> = {}) {
    super(message, response, options);
    const named: Readonly<Record<string, LimitedWindow>> = windows;
    this.window = named[options.code ?? ""];
    // The contract asks for the header; a second stands in where something else answered.
    this.retryAfter = retryAfterSeconds(response) ?? 1;
    this.limit = readLimits(response)[this.window ?? ""]?.limit;
  }
}

export type LimitedWindow = "minute" | "day" | "ban";

// The compiler holds that these are the codes of the contract's 429, all of them.
const windows = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
} as const satisfies { [Code in ErrorCodeOf<OperationId, 429>]: LimitedWindow };
