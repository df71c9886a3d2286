import { describeRandomStores } from "./describe-random-stores.ts";

describeRandomStores(3400);
