import { createKeyRing, createMemoryPetStore, StoreUnavailableError, systemClock } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { issueFirstKey } from "./banner.ts";

it("starts without a first key if the store is unavailable, and creates it at the next start", async () => {
  const { keys } = createMemoryPetStore();
  const logged: string[] = [];
  const log = { warn: (_: object, message: string) => void logged.push(message), error: () => {} };
  const unavailable = { ...keys, save: () => Promise.reject(new StoreUnavailableError("unavailable")) };
  const start = (store: typeof keys) => issueFirstKey(createKeyRing({ store, clock: systemClock }), log);
  expect(await start(unavailable)).toBeUndefined();
  expect(logged).toEqual([expect.stringContaining("the next start creates one")]);
  expect(await start(keys)).toMatch(/^as_live_/);
  expect(await start(keys)).toBeUndefined();
});
