import { createMemoryStores } from "../stores/memory-stores.ts";
import { createDelayedStores } from "../testing/delayed-stores.ts";
import { describeResponseCache } from "../testing/index.ts";

const close = () => {};

describeResponseCache("memory stores", ({ versions }) => ({ stores: createMemoryStores(versions), close }));
describeResponseCache("delayed stores", ({ versions, delays }) => ({
  stores: createDelayedStores(versions, delays),
  close,
}));
