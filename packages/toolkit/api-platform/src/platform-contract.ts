import type { Contract } from "@animal-store/openapi-hono";

/** The error codes that the platform returns, with their default statuses. */
export const platformErrorCodes = {
  invalid_cursor: { status: 400 },
  missing_api_key: { status: 401 },
  invalid_api_key: { status: 401 },
  expired_api_key: { status: 401 },
  revoked_api_key: { status: 401 },
  idempotency_conflict: { status: 409 },
  rate_limit_exceeded: { status: 429 },
  daily_quota_exceeded: { status: 429 },
  key_banned: { status: 429 },
  internal_error: { status: 500 },
  service_unavailable: { status: 503 },
} as const;

/** The error codes of `platformErrorCodes`. */
export type PlatformErrorCode = keyof typeof platformErrorCodes;

/** The codes of a contract that replace codes of the platform. */
export type ErrorCodeNames = { readonly [Code in PlatformErrorCode]?: string };

/** The error codes that a contract must declare. A contract without error codes, or with unknown ones, needs none. */
export type RequiredErrorCodes<Api extends PlatformContract, Names extends ErrorCodeNames> =
  HasKnownMembers<Api["errorCodes"]> extends true
    ? {
        readonly errorCodes: {
          readonly [Code in PlatformErrorCode as Names[Code] extends string ? Names[Code] : Code]: {
            readonly status: number;
          };
        };
      }
    : unknown;

type HasKnownMembers<Type> = [keyof Type] extends [never] ? false : string extends keyof Type ? false : true;

/** A generated contract with the data that the platform reads. */
export interface PlatformContract extends Contract {
  /** The limits of each plan. A null limit means the limit of the nearest plan above. Without plans, keys have no limits. */
  readonly plans: {
    readonly [plan: string]: { readonly perMinute: number | null; readonly perDay: number | null };
  };
  /** The descriptions of the scopes of API keys. */
  readonly scopes: { readonly [scope: string]: string };
  /** The members of the document whose names start with `x-`. */
  readonly extensions: {
    /** The number of strikes that ban a key, and the duration of the ban. @default keys are never banned */
    readonly "x-ban"?: {
      readonly strikes: number;
      readonly withinSeconds: number;
      readonly seconds: number;
      readonly graceSeconds: number;
    };
    /** How long a write can be repeated with its `Idempotency-Key`. @default one day */
    readonly "x-idempotency"?: { readonly keptSeconds: number };
    /** How long a browser can cache a preflight response. @default the default of the browser */
    readonly "x-cross-origin"?: { readonly maxAgeSeconds: number };
    /** Headers of every response, including those to malformed messages. @default none */
    readonly "x-answer-headers"?: { readonly [header: string]: string };
    readonly [name: string]: unknown;
  };
}
