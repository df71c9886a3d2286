import { AssertionError } from "node:assert";
import type { Plan, Scope } from "@animal-store/contract";
import type { ContractCase } from "./cases/contract-case.ts";
import type { HttpResponse } from "./http/http-client.ts";

/**
 * What a service goes through. `store-fails`: every call of the pet and order stores throws an `Error` with the message
 * `storeFailure`; `store-away`: it throws the service's own StoreUnavailableError, keys still work. `keys-fail` and `keys-away`: the
 * same for every look-up of a key, while keys can still be created. `impatient`: requests must arrive within a fraction of a second.
 */
export type ServiceCondition =
  | "normal"
  | "store-fails"
  | "store-unavailable"
  | "keys-fail"
  | "keys-unavailable"
  | "short-timeouts";

/** The message of the error that failing stores throw; no client may ever read it. */
export const storeFailure = "only the log of the service may tell this";

/** What an impatient service gives to `createServer` of node:http, in milliseconds. */
export const shortTimeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };

/** Pages of this origin may call every service that the suite starts; others only where the target allows any. */
export const allowedOrigin = "https://pages.example";

/** Something that serves the contract; implemented by the app that runs the suite. */
export interface Target {
  /** Stands in the table of coverage. */
  readonly name: string;
  /** Whether answers are forced with `Prefer: code=…` rather than provoked: the mock. */
  readonly forced?: boolean;
  /** Whether pages of every origin may call it, rather than those of `allowedOrigin` alone. */
  readonly allowsAnyOrigin?: boolean;
  /** Whether it words its messages itself, rather than as the contract's examples do. */
  readonly customMessages?: boolean;
  /** Starts a service with an empty store. */
  start(situation: ServiceCondition): Promise<Service>;
}

export interface Service {
  /** With the base path: ends in `/v1`. */
  readonly baseUrl: string;
  createKey(options?: KeyOptions): Promise<{ readonly id: string; readonly key: string }>;
  revokeKey(id: string): Promise<void>;
  /** Stands still but for `advance`, so that cases can tell one millisecond from the next. */
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    advance(milliseconds: number): void;
  };
  stop(): Promise<void>;
  /** Only of a service that is known by its URL alone, and shared with others. */
  readonly remote?: Remote;
}

/** Paces cases by the headers of the answers. What it cannot do it refuses with `SkipCase`, and so does its clock. */
export interface Remote {
  /** Waits until a case may begin. @returns the key of the case, a Business one */
  beginCase(contractCase: ContractCase): Promise<string>;
  /** Waits until one more request may be sent with a key, or without one. */
  beforeRequest(key: string | undefined): Promise<void>;
  afterResponse(key: string | undefined, response: HttpResponse): void;
  /** A key that is refused. */
  spentKey(state: "expired" | "revoked"): string;
}

export interface KeyOptions {
  readonly plan?: Plan;
  readonly limits?: { readonly perMinute?: number; readonly perDay?: number };
  /** @default all scopes */
  readonly scopes?: readonly Scope[];
  /** Milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** Thrown where a target cannot do what a case needs: then the case is neither passed nor failed. The message completes "it needs". */
export class SkipCase extends Error {
  override readonly name = "SkipCase";
}

/** A service that checks its responses logged some that break the contract. Its message has each kind of them once. */
export class InvalidResponses extends AssertionError {}

/**
 * What a target's `stop` makes of the errors that its service logged.
 * @throws {InvalidResponses} where a response that breaks the contract is among them, whatever a case made of it
 */
export function assertNoInvalidResponses(logged: readonly string[]): void {
  const broken = logged.filter((message) => message.includes("breaks the contract"));
  if (broken.length === 0) return;
  const kinds = [...Map.groupBy(broken, (message) => message)].map(([kind, { length }]) => `${length} × ${kind}`);
  throw new InvalidResponses({ message: `The service logged answers that break the contract:\n${kinds.join("\n")}` });
}
