import type { Awaitable } from "@animal-store/openapi-hono";
import type { KeyUsage } from "./key-usage.ts";

/** Keeps what keys used, over restarts. Every method may throw `StoreUnavailable`. */
export interface UsageStore {
  load(): Awaitable<readonly KeyUsage[]>;
  /** Replaces what was kept of these keys. */
  save(usages: readonly KeyUsage[]): Awaitable<void>;
}
