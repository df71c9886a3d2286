import { expect, it } from "vitest";
import { decorateStores } from "./decorate-stores.ts";
import { createMemoryStores } from "./memory-stores.ts";

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
  expect(methods).toContain("keys.findByHashes");
  expect(decorated.pets.find(1)).toBe("pets.find");
});
