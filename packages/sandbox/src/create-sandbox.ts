import {
  type AddressLimiter,
  type Clock,
  createAddressLimiter,
  type KeyRing,
  type Log,
  systemClock,
} from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import type { PipelineRequest, Validators } from "@animal-store/openapi-hono";
import {
  createApp,
  createKeyRing,
  createMemoryLimiter,
  createMemoryPetStore,
  keyPrefixes,
  type PetStore,
  redactKeys,
  seedStore,
} from "@animal-store/store";
import { Hono } from "hono";
import { createControl } from "./control.ts";
import { contract as control } from "./generated/contract.ts";
import { formatIntroduction } from "./introduction.ts";
import { createMovableClock, type MovableClock } from "./movable-clock.ts";
import { issuePlanKeys, issueReadOnlyKey, type PlanKey } from "./plan-keys.ts";
import { applyPreferences, withoutRequestedFailures } from "./preferences.ts";
import { sha256 } from "./sha256.ts";

/** The options of `createSandbox`. */
export interface SandboxOptions {
  /** The same seed always gives the same data and keys. The seed `empty` gives keys and no data. */
  readonly seed: string;
  /** The real time. @default systemClock */
  readonly clock?: Clock;
  /** @default console */
  readonly log?: Log;
  /** Returns the network address of the client. By default, all clients have the same one. */
  readonly clientAddress?: (request: PipelineRequest) => string;
  /** Origins whose pages can call the sandbox. @default ["*"], which allows any */
  readonly origins?: readonly string[];
  /** Creates an empty store at the start and at each reset. @default createMemoryPetStore */
  readonly createStore?: () => PetStore;
  /** If set, each response of the API is validated against the contract before it is sent. */
  readonly responseValidators?: Validators | undefined;
  /** URL of the docs. Requests to `/docs/*` are redirected there. Without it, they return 404. */
  readonly docsUrl?: string;
}

/** A running sandbox. */
export interface Sandbox {
  /** Serves the API under the contract's base path, the control API under `/_sandbox` and an introduction at `/`. */
  readonly app: Hono;
  readonly seed: string;
  /** One key for each plan. A reset does not change them. */
  readonly keys: readonly PlanKey[];
  /** A key with only the scope `read`. */
  readonly readOnlyKey: PlanKey;
  readonly clock: MovableClock;
  readonly addressLimiter: AddressLimiter;
  /** Returns the key ring, which can issue and revoke keys until the next reset. */
  readonly keyRing: () => KeyRing;
  /** Restores the data and keys of the seed and the real time. Deletes all other data, limits and bans. */
  reset(): Promise<void>;
}

/**
 * Creates a sandbox: the real service on a memory store, with the data and keys of a seed, a movable clock and a control API.
 *
 * @example
 * const sandbox = await createSandbox({ seed: "animal-store" });
 * const [key] = sandbox.keys;
 * await sandbox.app.request("/v1/pets", { headers: { Authorization: `Bearer ${key?.key}` } });
 */
export async function createSandbox(givenOptions: SandboxOptions): Promise<Sandbox> {
  const options = { ...defaultOptions, ...givenOptions };
  const { seed, log, origins, docsUrl } = options;
  let service = await createSeededService(options);
  const sandbox: Sandbox = {
    app: new Hono(),
    seed,
    keys: service.keys,
    readOnlyKey: service.readOnlyKey,
    // A reset replaces the service, so these members forward calls to the current one.
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
    .route("/", createControl({ sandbox, getStore: () => service.store, log, origins }))
    .get("/", (c) => c.text(formatIntroduction(sandbox, new URL(c.req.url).origin)))
    .get("/docs/*", (c) =>
      docsUrl
        ? c.redirect(new URL(c.req.path, docsUrl).href)
        : c.text("The docs are not served here. Run: npm run docs\n", 404),
    )
    .notFound((c) => {
      const paths = `The API is under ${contract.basePath}, the control API under ${control.basePath}, an introduction at /.`;
      return c.text(`There is nothing at ${redactKeys(c.req.path)}. ${paths}\n`, 404);
    });
  return sandbox;
}

const emptySeed = "empty";
const defaultOptions: Required<Pick<SandboxOptions, "clock" | "log" | "clientAddress" | "origins" | "createStore">> = {
  clock: systemClock,
  log: console,
  clientAddress: () => "192.0.2.1",
  origins: ["*"],
  createStore: createMemoryPetStore,
};

/** The members of a sandbox that a reset replaces. */
interface SeededService extends Pick<Sandbox, "clock" | "addressLimiter" | "keys" | "readOnlyKey"> {
  readonly app: Hono;
  readonly store: PetStore;
  readonly keyRing: KeyRing;
}

async function createSeededService(options: SandboxOptions & typeof defaultOptions): Promise<SeededService> {
  const { seed, createStore } = options;
  const clock = createMovableClock(options.clock);
  const store = createStore();
  const keyRing = createKeyRing({ store: store.keys, clock, prefix: keyPrefixes.test });
  const addressLimiter = createAddressLimiter(contract.plans.free.perMinute);
  const app = createApp({
    store,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter,
    clock,
    hash: sha256,
    log: withoutRequestedFailures(options.log),
    clientAddress: options.clientAddress,
    origins: options.origins,
    responseValidators: options.responseValidators,
    beforeHandler: applyPreferences,
  });
  const keys = await issuePlanKeys(keyRing, seed);
  const readOnlyKey = await issueReadOnlyKey(keyRing, seed);
  if (seed !== emptySeed) await seedStore(store, seed);
  return { app, clock, store, keyRing, addressLimiter, keys, readOnlyKey };
}
