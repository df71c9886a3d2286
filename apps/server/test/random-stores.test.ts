import { describeRandomStores } from "./describe-random-stores.ts";

describeRandomStores(32, 1);
