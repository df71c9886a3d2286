import { describeRandomStores } from "./describe-random-stores.ts";

// Two kinds: 6,800 stores.
describeRandomStores(3400);
