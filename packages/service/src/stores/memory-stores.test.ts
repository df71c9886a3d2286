import { createStoreChanges } from "../kept-answers/store-changes.ts";
import { describeStores } from "../testing/index.ts";
import { createLaggingStores } from "../testing/lagging-stores.ts";
import { createMemoryStores } from "./memory-stores.ts";

describeStores("memory stores", () => ({ stores: createMemoryStores(), close: () => {} }));
describeStores("stores far away", () => ({
  stores: createLaggingStores(createStoreChanges(), [3, 7, 0, 1]),
  close: () => {},
}));
