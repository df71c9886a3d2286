import { describeRandomStores } from "./random-stores/describe-random-stores.ts";

// Three kinds: 10,200 stores.
describeRandomStores(3400);
