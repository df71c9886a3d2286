import { describeRandomStores } from "../../../test/describe-random-stores.ts";

describeRandomStores(32, 1);
