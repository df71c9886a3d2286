import { describeRandomStores } from "./random-stores/describe-random-stores.ts";

describeRandomStores(32, 1);
