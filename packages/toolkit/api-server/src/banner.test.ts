import { createMemoryKeyStore, type KeyStore, StoreUnavailableError, systemClock } from "@animal-store/api-platform";
import { libraryPlatform } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { issueFirstKey } from "./banner.ts";

it("starts without a first key if the store is unavailable, and creates it at the next start", async () => {
  const keys = createMemoryKeyStore();
  const logged: string[] = [];
  const log = { warn: (_: object, message: string) => void logged.push(message), error: () => {} };
  const unavailable = { ...keys, save: () => Promise.reject(new StoreUnavailableError("unavailable")) };
  const start = (store: KeyStore) =>
    issueFirstKey(libraryPlatform.createKeyRing({ store, clock: systemClock }), "patron", log);
  expect(await start(unavailable)).toBeUndefined();
  expect(logged).toEqual([expect.stringContaining("the next start creates one")]);
  expect(await start(keys)).toMatch(/^lib_live_/);
  expect(await start(keys)).toBeUndefined();
});
