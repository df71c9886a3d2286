import { contract, type ErrorCode } from "@animal-store/contract";

/** A response of the service in the page. */
export interface SandboxResponse {
  /** The status and headers. Its body has already been read. */
  readonly response: Response;
  readonly body: string;
  /** Milliseconds. */
  readonly durationMs: number;
  /** Time of the service, as Unix time in ms. */
  readonly receivedAt: number;
}

export type LimitError = NonNullable<ReturnType<typeof toLimitError>>;

/** Returns the rate limit error of a response, or undefined. The service accepts requests again after the seconds. */
export function toLimitError({ response: { headers, status }, body }: SandboxResponse) {
  const retryAfterSeconds = Number(headers.get("Retry-After"));
  if (status !== contract.errorCodes[banCode].status || retryAfterSeconds <= 0) return undefined;
  return { isBan: parseErrorCode(body) === banCode, retryAfterSeconds };
}

const banCode = "key_banned" satisfies ErrorCode;

function parseErrorCode(body: string): unknown {
  const error: unknown = JSON.parse(body);
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
