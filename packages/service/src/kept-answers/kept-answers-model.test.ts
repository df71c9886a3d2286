import { createMemoryStores } from "../stores/memory-stores.ts";
import { describeKeptAnswers } from "../testing/index.ts";
import { createLaggingStores } from "../testing/lagging-stores.ts";

const close = () => {};

describeKeptAnswers("memory stores", ({ changes }) => ({ stores: createMemoryStores(changes), close }));
describeKeptAnswers("stores far away", ({ changes, lags }) => ({ stores: createLaggingStores(changes, lags), close }));
