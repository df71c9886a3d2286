import type { DatabaseSync } from "node:sqlite";
import { createStoreChanges, type Stores, type UsageStore } from "@animal-store/service";
import { inSlices } from "../write-queue/in-slices.ts";
import { serveDatabase } from "./serve-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore } from "./sqlite-order-store.ts";
import { createSqlitePetStore } from "./sqlite-pet-store.ts";
import { createSqliteUsageStore } from "./sqlite-usage-store.ts";
import { startWriter, type WriterOptions } from "./writer/start-writer.ts";

/** The stores of a data folder, all on one SQLite file: read here, written by a thread of their own. */
export interface OpenStores {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Why the disk does not do its work; undefined: as far as it is known, it does. */
  problem(): string | undefined;
  /** Commits a small transaction through the writer queue. @throws {StoreUnavailable} if writes fail */
  probeWrite(): Promise<void>;
  /** Writes what waits, and closes them. */
  close(): Promise<void>;
}

export interface OpenStoresOptions extends Omit<WriterOptions, "beforeTrial"> {
  /** Called before another store is opened, where the one that was open is no longer there. */
  readonly beforeRenewal?: (() => void) | undefined;
}

/** @throws {StartUpError} when the folder or the file cannot be used */
export function openStores(options: OpenStoresOptions, changes = createStoreChanges()): OpenStores {
  const { dataDirectory, beforeRenewal, onDisk } = options;
  let problem: string | undefined;
  const served = serveDatabase(dataDirectory, beforeRenewal);
  const writer = startWriter({
    ...options,
    onDisk(told) {
      problem = told;
      // What was refused may have been committed all the same, as to a folder that was moved in that moment.
      changes.forget();
      onDisk?.(told);
    },
    beforeTrial() {
      if (!served.renew()) return;
      on = build(served.current);
    },
  });
  let on = build(served.current);

  return {
    stores: {
      pets: {
        changes: changes.pets,
        add: (pet, claim) => on.pets.add(pet, claim),
        find: (id) => reading(() => on.pets.find(id)),
        list: (page) => reading(() => on.pets.list(page)),
      },
      orders: {
        changes: changes.orders,
        place: (petId, createdAt, claim) => on.orders.place(petId, createdAt, claim),
        list: (page) => reading(() => on.orders.list(page)),
      },
      keys: {
        add: (key) => on.keys.add(key),
        addFirst: (key) => on.keys.addFirst(key),
        find: (id) => on.keys.find(id),
        findByHash: (hash) => reading(() => on.keys.findByHash(hash)),
        list: () => on.keys.list(),
        revoke: (id, revokedAt) => on.keys.revoke(id, revokedAt),
        rotate: (id, successor, endsAt) => on.keys.rotate(id, successor, endsAt),
        recordUses: inSlices((uses) => writer.writeBehind("recordUses", uses)),
      },
    },
    usage: { load: (now) => on.usage.load(now), save: (usages) => on.usage.save(usages) },
    problem: () => problem,
    probeWrite: () => writer.write("probe"),
    async close() {
      await writer.stop();
      served.close();
    },
  };

  function build(database: DatabaseSync) {
    return {
      pets: createSqlitePetStore(database, changes, writer),
      orders: createSqliteOrderStore(database, changes, writer),
      keys: createSqliteKeyStore(database),
      usage: createSqliteUsageStore(database, writer),
    };
  }

  /** A disk that fails readers alone is tried and opened anew too. */
  function reading<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (error) {
      writer.suspect((error as Error).cause);
      throw error;
    }
  }
}
