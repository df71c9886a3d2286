import type {
  Hash,
  PipelineDependencies,
  Platform,
  PlatformContract,
  ReadCacheOptions,
} from "@animal-store/api-platform";
import type { ContractApp, Validators } from "@animal-store/openapi-hono";
import type { Store, StoreDefinition } from "@animal-store/sql-store";

/** The arguments of `createApp`. */
export interface AppDependencies<Definition extends StoreDefinition> extends PipelineDependencies, ReadCacheOptions {
  readonly store: Store<Definition>;
  readonly hash: Hash;
}

/** An API, for its server and its commands. The name of the store is the name of the program in messages, metrics and Redis. */
export interface ServerDefinition<Definition extends StoreDefinition = StoreDefinition> {
  readonly contract: PlatformContract & { readonly title: string; readonly version: string };
  readonly platform: Platform;
  readonly store: Definition;
  createApp(dependencies: AppDependencies<Definition>): ContractApp;
  /** The program of the thread that writes to SQLite. It calls `runWriterThread`. */
  readonly writerThread: URL;
  /** The OpenAPI document, served at `/openapi.yaml` and `/openapi.json`. */
  readonly document: { readonly yaml: string; readonly json: string };
  /** Returns the validators of the rows of each table, for `integrity`, `backup` and `restore`. @default rows are not validated */
  loadRowValidators?(): Promise<Readonly<Record<string, Validators[string] | undefined>>>;
  /** The default of ANONYMOUS_PER_MINUTE: the limit of requests without a valid key, for each client address. */
  readonly anonymousPerMinute: number;
  /** The plan in messages, and the plan of the key that the first start issues in a terminal. @default no plan */
  readonly plans?: { readonly suggested: string; readonly firstKey: string };
  /** Returns the first requests to try, as lines for the startup message. */
  formatFirstRequests(apiUrl: string, key: string): readonly string[];
  /** The folder that relative paths of settings refer to. */
  readonly root: string;
  readonly pages: {
    readonly docs: string;
    readonly console: string;
  };
}
