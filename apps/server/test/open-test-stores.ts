import { loadChecks } from "@animal-store/api-server/testing";
import * as sqlStore from "@animal-store/sql-store/testing";
import { server } from "../src/server.ts";

type Options = Partial<sqlStore.TestStoreOptions<typeof server.store>>;

const source = { definition: server.store, writerThread: server.writerThread };

/** The rules by which the commands check a store. */
export const checkedStore = await loadChecks(server);

/** Opens the store of a folder. */
export const openTestStore = (dataDirectory: string, options?: Options) =>
  sqlStore.openTestStore({ ...source, dataDirectory, ...options });

/** Opens the store of a new folder until the test ends, and a second connection, as from another process. */
export const openEmptyStore = (options?: Options) => sqlStore.openEmptyStore({ ...source, ...options });
