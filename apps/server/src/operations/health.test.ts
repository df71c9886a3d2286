import { createMemoryStores, StoreUnavailable } from "@animal-store/service";
import { expect, it } from "vitest";
import { createHealthRoutes } from "./health.ts";

it("however many ask whether it is ready, the store is asked once at a time, and all are told what it says", async () => {
  const stores = createMemoryStores();
  const asked: PromiseWithResolvers<never>[] = [];
  const list = () => {
    asked.push(Promise.withResolvers<never>());
    return asked.at(-1)?.promise ?? [];
  };
  const app = createHealthRoutes({ stores: { ...stores, pets: { ...stores.pets, list } } });
  for (const round of [1, 2]) {
    const answers = Array.from({ length: 50 }, () => app.request("/readyz"));
    expect(asked).toHaveLength(round);
    asked[round - 1]?.reject(new StoreUnavailable(`away ${round}`));
    const told = await Promise.all(answers.map(async (answer) => (await (await answer).json()).reasons));
    expect(new Set(told.flat())).toEqual(new Set([`store: away ${round}`]));
  }
});
