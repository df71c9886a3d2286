import { describeRandomStores } from "./random-stores/describe-random-stores.ts";

// 64 combinations of empty tables and three kinds: 10,060 stores.
describeRandomStores({ count: 2500, runsPerCombination: 40 });
