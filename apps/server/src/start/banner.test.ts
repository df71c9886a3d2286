import { createKeyRing, createMemoryStores, StoreUnavailableError, systemClock } from "@animal-store/service";
import { expect, it } from "vitest";
import { issueFirstKey } from "./banner.ts";

it("a store that is away at this moment does not end the start: the next one makes the key", async () => {
  const { keys } = createMemoryStores();
  const said: string[] = [];
  const log = { warn: (_: object, message: string) => void said.push(message), error: () => {} };
  const isUnavailable = { ...keys, save: () => Promise.reject(new StoreUnavailableError("away")) };
  const start = (store: typeof keys) => issueFirstKey(createKeyRing({ store, clock: systemClock }), log);
  expect(await start(isUnavailable)).toBeUndefined();
  expect(said).toEqual([expect.stringContaining("the next start makes one")]);
  expect(await start(keys)).toMatch(/^as_live_/);
  expect(await start(keys)).toBeUndefined();
});
