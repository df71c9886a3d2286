import { contract } from "@animal-store/contract";
import type { ReceivedRequest, Validators } from "@animal-store/openapi-hono";
import {
  type AddressLimiter,
  type Clock,
  createAddressLimiter,
  createApp,
  createKeyRing,
  createMemoryLimiter,
  createMemoryStores,
  type Hash,
  type KeyRing,
  keyPrefixes,
  type Log,
  type Stores,
  seedStores,
} from "@animal-store/service";
import type { Hono } from "hono";
import { createMovableClock, type MovableClock } from "./movable-clock.ts";
import { issuePlanKeys, issueReadOnlyKey, type PlanKey } from "./plan-keys.ts";
import { obeyPreferences, withoutWantedFailures } from "./prefer/obey-preferences.ts";
import { sha256 } from "./sha256.ts";

export interface ServiceOptions {
  /** Names the data and the keys: the same name gives the same ones, and `empty` gives keys and no data. */
  readonly seed: string;
  /** The real time. */
  readonly clock: Clock;
  readonly log: Log;
  /** The network address that a request comes from. */
  readonly clientAddress: (request: ReceivedRequest) => string;
  /** Origins whose pages may call it. @default any */
  readonly origins?: readonly string[];
  /** @default SHA-256 in plain JavaScript */
  readonly hash?: Hash;
  /** Opens the empty stores of each beginning. @default memory stores */
  readonly createStores?: () => Stores;
  /** When given, every answer of the store is checked against the contract before it is sent. */
  readonly answers?: Validators | undefined;
}

/** The real service as its seed describes it, and everything that it remembers. */
export interface SeededService {
  readonly app: Hono;
  readonly clock: MovableClock;
  readonly stores: Stores;
  readonly keyRing: KeyRing;
  readonly addressLimiter: AddressLimiter;
  readonly keys: readonly PlanKey[];
  readonly readOnlyKey: PlanKey;
}

const withoutData = "empty";

export async function createSeededService(options: ServiceOptions): Promise<SeededService> {
  const { seed, hash = sha256, createStores = createMemoryStores } = options;
  const clock = createMovableClock(options.clock);
  const stores = createStores();
  const keyRing = createKeyRing({ store: stores.keys, clock, prefix: keyPrefixes.test });
  const addressLimiter = createAddressLimiter(contract.plans.free.perMinute);
  const app = createApp({
    stores,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter,
    clock,
    hash,
    log: withoutWantedFailures(options.log),
    clientAddress: options.clientAddress,
    origins: options.origins ?? ["*"],
    answers: options.answers,
    beforeHandler: obeyPreferences,
  });
  const keys = await issuePlanKeys(keyRing, seed, hash);
  const readOnlyKey = await issueReadOnlyKey(keyRing, seed, hash);
  if (seed !== withoutData) await seedStores(stores, seed);
  return { app, clock, stores, keyRing, addressLimiter, keys, readOnlyKey };
}
