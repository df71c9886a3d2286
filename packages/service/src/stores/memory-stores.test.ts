import { createVersions } from "../response-cache/versions.ts";
import { createDelayedStores } from "../testing/delayed-stores.ts";
import { describeStores } from "../testing/index.ts";
import { createMemoryStores } from "./memory-stores.ts";

describeStores("memory stores", () => ({ stores: createMemoryStores(), close: () => {} }));
describeStores("delayed stores", () => ({
  stores: createDelayedStores(createVersions(), [3, 7, 0, 1]),
  close: () => {},
}));
