import { expect, it } from "vitest";
import { describeStores } from "../testing/index.ts";
import { createMemoryStores } from "./memory-stores.ts";
import { decorateStores } from "./stores.ts";

describeStores("memory stores", () => ({ stores: createMemoryStores(), close: () => {} }));

it("decorates each method of each store", () => {
  const stores = createMemoryStores();
  const names: string[] = [];
  const decorated = decorateStores(stores, (_, name) => {
    names.push(name);
    return () => name;
  });
  const methods = Object.entries(stores).flatMap(([store, members]) =>
    Object.keys(members).map((name) => `${store}.${name}`),
  );
  expect(names).toEqual(methods);
  expect(decorated.pets.find(1)).toBe("pets.find");
  expect(methods).toContain("keys.findByHashes");
});
