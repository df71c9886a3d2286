import { contract } from "@animal-store/contract";
import type { Clock } from "@animal-store/openapi-client";
// biome-ignore lint/correctness/noUndeclaredDependencies: Changesets rejects a private dependency. The build contains the package.
import * as server from "@animal-store/sandbox";

export interface SandboxOptions {
  /** The same seed always gives the same pets, orders and keys. The seed `empty` gives keys and no data. @default "animal-store" */
  readonly seed?: string;
}

/** The real store in memory. Spread it into the options of `createStoreClient`. */
export interface Sandbox {
  readonly baseUrl: string;
  /** The key of the plan `business`, with 1,000 requests per minute. */
  readonly apiKey: string;
  /** A key of each plan, to test rate limits, and one without the scope `write`. */
  readonly keys: Readonly<Record<keyof typeof contract.plans | "readOnly", string>>;
  /** Responds to a request as the service does. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The clock of the store. A wait of a client with this clock takes no time: it advances the clock. */
  readonly clock: Clock;
  /** Advances the clock of the store, for example to the next rate limit window. */
  advance(milliseconds: number): void;
  /** Restores the data and the keys of the seed, and the time. */
  reset(): Promise<void>;
}

/**
 * Creates the real store in memory: with its validation, errors, rate limits and idempotency. It opens no port.
 * @example
 * ```ts
 * const sandbox = await createSandbox();
 * const store = createStoreClient(sandbox);
 * const { data } = await store.createPet({ name: "Rex", categoryId: 7 });
 * ```
 */
export async function createSandbox({ seed = "animal-store" }: SandboxOptions = {}): Promise<Sandbox> {
  const startOfYear = Date.UTC(2026, 0, 1);
  const sandbox = await server.createSandbox({ seed, clock: { now: () => startOfYear } });
  const plans = Object.fromEntries(sandbox.keys.map(({ plan, key }) => [plan, key]));
  const keys = { ...plans, readOnly: sandbox.readOnlyKey.key } as Sandbox["keys"];
  const advance = (milliseconds: number) => sandbox.clock.moveTo(sandbox.clock.now() + milliseconds);
  return {
    baseUrl: `http://sandbox.test${contract.basePath}`,
    apiKey: keys.business,
    keys,
    fetch: async (request) => sandbox.app.fetch(request),
    clock: {
      now: () => sandbox.clock.now(),
      async wait(milliseconds, signal) {
        signal.throwIfAborted();
        advance(milliseconds);
      },
    },
    advance,
    reset: () => sandbox.reset(),
  };
}
