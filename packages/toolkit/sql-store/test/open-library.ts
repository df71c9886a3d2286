import { library } from "./library-store.ts";
import { openEmptyStore, openTestStore, type TestStoreOptions } from "./open-test-store.ts";

type Options = Partial<TestStoreOptions<typeof library>>;

const source = { definition: library, writerThread: new URL("./writer-thread.ts", import.meta.url) };

export const openLibrary = (dataDirectory: string, options?: Options) =>
  openTestStore({ ...source, dataDirectory, ...options });

export const openEmptyLibrary = (options?: Options) => openEmptyStore({ ...source, ...options });
