import { describeStores } from "../testing/index.ts";
import { createMemoryStores } from "./memory-stores.ts";

describeStores("memory stores", () => ({ stores: createMemoryStores(), close: () => {} }));
