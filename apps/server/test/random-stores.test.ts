import { describeRandomStores } from "./random-stores/describe-random-stores.ts";

describeRandomStores({ count: 70, runsPerCombination: 1, seed: 1 });
