import { contract } from "@animal-store/contract";
import { type AddressLimiter, hideKeys, type KeyRing } from "@animal-store/service";
import { Hono } from "hono";
import { createControl } from "./control/create-control.ts";
import { contract as control } from "./generated/contract.ts";
import { introduction } from "./introduction.ts";
import type { MovableClock } from "./movable-clock.ts";
import type { PlanKey } from "./plan-keys.ts";
import { createSeededService, type ServiceOptions } from "./seeded-service.ts";

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
      return c.text(`There is nothing at ${hideKeys(c.req.path)}. ${places}\n`, 404);
    });
  return sandbox;
}
