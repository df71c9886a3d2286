import { contract, type ErrorCode } from "@animal-store/contract";

/** What the store answered. */
export interface SandboxResponse {
  /** Its status and headers; the body has been read. */
  readonly response: Response;
  readonly body: string;
  /** How long it took, in milliseconds. */
  readonly took: number;
  /** What the store's clock showed, in milliseconds since the Unix epoch. */
  readonly at: number;
}

/** How a limit refused a request. */
export interface LimitError {
  readonly isBan: boolean;
  /** Seconds until a request passes again. */
  readonly wait: number;
}

/** How a limit refused a request; undefined where none did. */
export function toLimitError({ response: { headers, status }, body }: SandboxResponse): LimitError | undefined {
  const wait = Number(headers.get("Retry-After"));
  if (status !== contract.errorCodes[banned].status || wait <= 0) return undefined;
  return { isBan: codeOf(body) === banned, wait };
}

const banned = "key_banned" satisfies ErrorCode;

function codeOf(body: string): unknown {
  const error: unknown = JSON.parse(body);
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
