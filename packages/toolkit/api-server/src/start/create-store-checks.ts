import type { HealthOptions } from "@animal-store/node-http";
import type { Store } from "@animal-store/sql-store";

export interface StoreCheckOptions {
  readonly store: Pick<Store, "tables">;
  /** Commits a transaction without changes. @throws {StoreUnavailableError} if writes fail */
  readonly probeWrite: () => Promise<void>;
}

/** Returns the checks of `/readyz` that read and write. */
export function createStoreChecks({ store, probeWrite }: StoreCheckOptions): NonNullable<HealthOptions["checks"]> {
  const [firstTable] = Object.values(store.tables);
  return {
    "store: reads fail": () => firstTable?.list({ after: 0, limit: 1 }),
    "store: writes fail": probeWrite,
  };
}
