import type { Transport } from "../session.ts";
import type { KeyLimits } from "./platform-document.ts";
import type { Requirement, ScenarioContext } from "./scenario.ts";

/**
 * The condition of a service during a scenario: normal, with failing stores, or with short timeouts.
 *
 * - `store-fails`: every call of the store throws an `Error` with the message `storeFailure`.
 * - `store-unavailable`: the same calls throw an error that becomes a 503. Keys still work.
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

/** A service that the scenarios can start. */
export interface Target {
  /** The name in the titles of tests. */
  readonly name: string;
  /** Whether CORS allows every origin, not only `allowedOrigin`. */
  readonly allowsAnyOrigin?: boolean;
  /** Whether error messages may differ from the examples of the document. */
  readonly customMessages?: boolean;
  /** Reads the newest entries of a list, with all that a scenario added. @default the first 50 pages */
  listEntries?(context: ScenarioContext, list: string): Promise<readonly unknown[]>;
  /** Starts a service with an empty store. @throws {SkipCase} if it cannot have the condition */
  start(condition: ServiceCondition): Promise<Service>;
}

/** A running service with API keys. */
export interface Service {
  /** The URL of the API with its base path. */
  readonly baseUrl: string;
  createKey(options?: KeyOptions): Promise<{ readonly id: string; readonly key: string }>;
  revokeKey(id: string): Promise<void>;
  /** A clock that changes only in `advance`, so that scenarios can check single milliseconds. */
  readonly clock: {
    /** Unix time in milliseconds. */
    now(): number;
    advance(milliseconds: number): void;
  };
  stop(): Promise<void>;
  /** Sends each request to the service. */
  readonly transport?: Transport;
  /** Set for a service that is known only by its URL and can have other clients. */
  readonly remote?: RemoteService;
}

export interface KeyOptions {
  /** @default a plan whose limits no scenario exhausts */
  readonly plan?: string;
  readonly limits?: Partial<KeyLimits>;
  /** @default all scopes */
  readonly scopes?: readonly string[];
  /** Unix time in milliseconds. */
  readonly expiresAt?: number;
}

export interface RemoteService {
  /** @returns the API key of the scenario @throws {SkipCase} if it cannot run */
  beginCase(scenario: { readonly isolation?: string; readonly needs?: readonly Requirement[] }): Promise<string>;
  /** Whether a window of a rate limit ended during the scenario, so that its counts differ. */
  crossedWindows(): boolean;
  /** Returns an expired or revoked key. @throws {SkipCase} if there is none */
  unusableKey(state: "expired" | "revoked"): string;
}
