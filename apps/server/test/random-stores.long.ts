import { describeRandomStores } from "./random-stores/describe-random-stores.ts";

// 32 combinations and three kinds: 10,100 stores.
describeRandomStores({ count: 2500, runsPerCombination: 81 });
