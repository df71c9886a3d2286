import { contract, type ErrorCode } from "@animal-store/contract";

export interface SandboxResponse {
  /** The status and headers. The body is consumed. */
  readonly response: Response;
  readonly body: string;
  /** Milliseconds. */
  readonly took: number;
  /** Time of the store, as Unix time in ms. */
  readonly at: number;
}

export interface LimitError {
  readonly isBan: boolean;
  /** Seconds until the store accepts requests again. */
  readonly wait: number;
}

/** Returns the rate limit error of a response, or undefined. */
export function toLimitError({ response: { headers, status }, body }: SandboxResponse): LimitError | undefined {
  const wait = Number(headers.get("Retry-After"));
  if (status !== contract.errorCodes[banCode].status || wait <= 0) return undefined;
  return { isBan: parseErrorCode(body) === banCode, wait };
}

const banCode = "key_banned" satisfies ErrorCode;

function parseErrorCode(body: string): unknown {
  const error: unknown = JSON.parse(body);
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
