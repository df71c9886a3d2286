import {
  type Caller,
  createReadCache,
  type Hash,
  type PipelineDependencies,
  type ProvidedHeader,
  type ReadCacheOptions,
} from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { validators as requestValidators } from "@animal-store/contract/inputs";
import { type ContractApp, mountContract, type PipelineRequest, type Validators } from "@animal-store/openapi-hono";
import { createHandlers } from "./handlers.ts";
import { platform } from "./platform.ts";
import { definition, type PetStore } from "./store.ts";

/** The dependencies of `createApp`. */
export interface AppDependencies extends PipelineDependencies, ReadCacheOptions {
  readonly store: PetStore;
  readonly hash: Hash;
  /** Called before the handler of each valid request. A `StoreUnavailableError` becomes a 503, any other error a 500. */
  readonly beforeHandler?: ((request: PipelineRequest) => Promise<void> | void) | undefined;
  /** If set, each response is validated against the contract before it is sent. */
  readonly responseValidators?: Validators | undefined;
}

/**
 * Creates the API as a Hono app under the base path of the contract. Its `pipeline` serves requests without the Fetch API.
 *
 * @example
 * const app = createApp({
 *   store,
 *   keyRing: createKeyRing({ store: store.keys, clock: systemClock }),
 *   limiter: createMemoryLimiter(),
 *   addressLimiter: createAddressLimiter(60),
 *   clock: systemClock,
 *   log: { warn: console.warn, error: console.error },
 *   clientAddress: () => "192.0.2.1",
 *   hash: (data) => createHash("sha256").update(data).digest("base64url"),
 *   origins: [],
 * });
 */
export function createApp(dependencies: AppDependencies): ContractApp {
  const { store, clock, hash, beforeHandler, responseValidators } = dependencies;
  const readClaim = platform.createIdempotencyClaimReader({ clock, hash });
  const cacheReads = createReadCache(contract, definition.tables, dependencies);
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators,
    responseValidators,
    hash,
    beforeHandler,
    ...platform.mountOptions(dependencies),
    handlers: cacheReads(createHandlers({ store, readClaim, clock }), {
      listPets: "pets",
      getPet: { row: "pets" },
      listOrders: "orders",
    }),
  });
}
