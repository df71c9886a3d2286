import { createMemoryStore } from "../../src/memory-store.ts";
import { openTestStore } from "../open-test-store.ts";
import { thingStore } from "./things.ts";

export function openMemoryThings() {
  return { store: createMemoryStore(thingStore), close: () => {} };
}

export function openSqliteThings(dataDirectory: string) {
  const writerThread = new URL("./writer-thread.ts", import.meta.url);
  return openTestStore({ definition: thingStore, writerThread, dataDirectory });
}
