import type { Awaitable } from "@animal-store/openapi-hono";
import type { KeyUsage } from "./key-usage.ts";

/** Keeps what keys used, over restarts. Every method may throw `StoreUnavailable`. */
export interface UsageStore {
  /** What may still matter: whatever is days old and holds no ban may be dropped. @param now milliseconds since the Unix epoch */
  load(now: number): Awaitable<readonly KeyUsage[]>;
  /** Replaces what was kept of these keys. */
  save(usages: readonly KeyUsage[]): Awaitable<void>;
}
