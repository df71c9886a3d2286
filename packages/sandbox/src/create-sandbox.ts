import { contract } from "@animal-store/contract";
import type { PipelineRequest, Validators } from "@animal-store/openapi-hono";
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
  redactKeys,
  type Stores,
  seedStores,
} from "@animal-store/service";
import { Hono } from "hono";
import { createControl } from "./control.ts";
import { contract as control } from "./generated/contract.ts";
import { introduction } from "./introduction.ts";
import { createMovableClock, type MovableClock } from "./movable-clock.ts";
import { issuePlanKeys, issueReadOnlyKey, type PlanKey } from "./plan-keys.ts";
import { applyPreferences, withoutRequestedFailures } from "./preferences.ts";
import { sha256 } from "./sha256.ts";

export interface SandboxOptions extends ServiceOptions {
  /** Where the docs are served that the links of deprecated operations lead to: `/docs` and below leads there. @default nowhere */
  readonly docsUrl?: string;
}

export interface Sandbox {
  /** The store under the contract's base path, the control beside it, and at `/` what to try. */
  readonly app: Hono;
  readonly seed: string;
  /** One for each plan, the same after each reset. */
  readonly keys: readonly PlanKey[];
  /** A key with only the scope `read`. */
  readonly readOnlyKey: PlanKey;
  readonly clock: MovableClock;
  readonly addressLimiter: AddressLimiter;
  /** Issues more keys, and ends keys, until the next reset. */
  readonly keyRing: () => KeyRing;
  /** Begins anew: the data of the seed, the real time, and nothing remembered. */
  reset(): Promise<void>;
}

/** The real service on memory stores, with the data and keys of a seed, a clock that can be moved and a control. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { seed, log, origins = ["*"], docsUrl } = options;
  let service = await createSeededService(options);
  const sandbox: Sandbox = {
    app: new Hono(),
    seed,
    keys: service.keys,
    readOnlyKey: service.readOnlyKey,
    // What a reset replaces is looked up anew by whoever holds on to these.
    clock: { now: () => service.clock.now(), moveTo: (time) => service.clock.moveTo(time) },
    addressLimiter: {
      take: (address, now) => service.addressLimiter.take(address, now),
      peek: (address, now) => service.addressLimiter.peek(address, now),
    },
    keyRing: () => service.keyRing,
    async reset() {
      service = await createSeededService(options);
    },
  };

  sandbox.app
    .all(`${contract.basePath}/*`, (c) => service.app.fetch(c.req.raw, c.env))
    .route("/", createControl({ sandbox, stores: () => service.stores, log, origins }))
    .get("/", (c) => c.text(introduction(sandbox, new URL(c.req.url).origin)))
    .get("/docs/*", (c) =>
      docsUrl
        ? c.redirect(new URL(c.req.path, docsUrl).href)
        : c.text("The docs are not served here. Run: npm run docs\n", 404),
    )
    .notFound((c) => {
      const places = `The store is under ${contract.basePath}, the control at ${control.basePath}, what to try at /.`;
      return c.text(`There is nothing at ${redactKeys(c.req.path)}. ${places}\n`, 404);
    });
  return sandbox;
}

export interface ServiceOptions {
  /** Names the data and the keys: the same name gives the same ones, and `empty` gives keys and no data. */
  readonly seed: string;
  /** The real time. */
  readonly clock: Clock;
  readonly log: Log;
  /** The network address that a request comes from. */
  readonly clientAddress: (request: PipelineRequest) => string;
  /** Origins whose pages may call it. @default any */
  readonly origins?: readonly string[];
  /** @default SHA-256 in plain JavaScript */
  readonly hash?: Hash;
  /** Opens the empty stores of each beginning. @default memory stores */
  readonly createStores?: () => Stores;
  /** When given, every answer of the store is checked against the contract before it is sent. */
  readonly responseValidators?: Validators | undefined;
}

const withoutData = "empty";

/** The real service as its seed describes it, and everything that it remembers. */
export async function createSeededService(options: ServiceOptions) {
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
    log: withoutRequestedFailures(options.log),
    clientAddress: options.clientAddress,
    origins: options.origins ?? ["*"],
    responses: options.responseValidators,
    beforeHandler: applyPreferences,
  });
  const keys = await issuePlanKeys(keyRing, seed, hash);
  const readOnlyKey = await issueReadOnlyKey(keyRing, seed, hash);
  if (seed !== withoutData) await seedStores(stores, seed);
  return { app, clock, stores, keyRing, addressLimiter, keys, readOnlyKey };
}
