import { AssertionError } from "node:assert";
import type { Transport } from "@animal-store/conformance/internal";
import type { Plan, Scope } from "@animal-store/contract";
import type { ContractCase } from "./cases/contract-case.ts";

/**
 * The condition of a service during a case: normal, with failing stores, or with short timeouts.
 *
 * - `store-fails`: every call of the pet and order stores throws an `Error` with the message `storeFailure`.
 * - `store-unavailable`: the same calls throw `StoreUnavailableError`. Keys still work.
 * - `keys-fail` and `keys-unavailable`: the same two errors for every key lookup. Keys can still be created.
 * - `short-timeouts`: the service starts with `shortTimeouts`.
 */
export type ServiceCondition =
  | "normal"
  | "store-fails"
  | "store-unavailable"
  | "keys-fail"
  | "keys-unavailable"
  | "short-timeouts";

/** The message of the error that failing stores throw. It must never appear in a response. */
export const storeFailure = "only the log of the service may contain this";

/** Options of `createServer` (node:http) for the condition `short-timeouts`, in milliseconds. */
export const shortTimeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };

/** The CORS origin that every started service must allow. */
export const allowedOrigin = "https://pages.example";

/** A service that the contract tests can start. Each app that runs the suite implements it. */
export interface Target {
  /** Name in test titles. */
  readonly name: string;
  /** True for a mock: responses are requested with `Prefer: code=…`. */
  readonly forced?: boolean;
  /** True if CORS allows every origin, not only `allowedOrigin`. */
  readonly allowsAnyOrigin?: boolean;
  /** True if error messages may differ from the examples of the contract. */
  readonly customMessages?: boolean;
  /** Starts a service with an empty store. */
  start(condition: ServiceCondition): Promise<Service>;
}

export interface Service {
  /** URL with the base path: ends in `/v1`. */
  readonly baseUrl: string;
  createKey(options?: KeyOptions): Promise<{ readonly id: string; readonly key: string }>;
  revokeKey(id: string): Promise<void>;
  /** A clock that changes only in `advance`, so that cases can check single milliseconds. */
  readonly clock: {
    /** Unix time in milliseconds. */
    now(): number;
    advance(milliseconds: number): void;
  };
  stop(): Promise<void>;
  /** Set for a service that is known only by its URL and can have other clients. */
  readonly remote?: Remote;
}

/** Paces cases by the rate limit headers of the responses. */
export interface Remote {
  /** Waits until a case may start. @returns the API key of the case, on the plan Business. @throws {SkipCase} if the case cannot run */
  beginCase(contractCase: Pick<ContractCase, "isolation" | "needs">): Promise<string>;
  /** Waits until one more request may be sent. */
  readonly transport: Transport;
  /** Returns an expired or revoked key. @throws {SkipCase} if the target has no such key */
  unusableKey(state: "expired" | "revoked"): string;
}

export interface KeyOptions {
  readonly plan?: Plan;
  readonly limits?: { readonly perMinute?: number; readonly perDay?: number };
  /** @default all scopes */
  readonly scopes?: readonly Scope[];
  /** Unix time in milliseconds. */
  readonly expiresAt?: number;
}

/** Thrown if a service logged invalid responses. The message contains each distinct log message once, with its count. */
class InvalidResponses extends AssertionError {}

/**
 * Checks the error log of a service. A target calls it in `stop`.
 * @throws {InvalidResponses} if the service logged a response that breaks the contract
 */
export function assertNoInvalidResponses(messages: readonly string[]): void {
  const invalid = messages.filter((message) => message.includes("breaks the contract"));
  if (invalid.length === 0) return;
  const counts = [...Map.groupBy(invalid, (message) => message)].map(
    ([message, { length }]) => `${length} × ${message}`,
  );
  throw new InvalidResponses({
    message: `The service logged responses that break the contract:\n${counts.join("\n")}`,
  });
}
