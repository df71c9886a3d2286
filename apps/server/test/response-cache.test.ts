import { describeResponseCache } from "@animal-store/service/testing";
import { openCachedStores } from "./open-test-stores.ts";

// Each schedule opens a store. Memory stores follow 300 schedules, and the long tests 5,000 here.
describeResponseCache("SQLite", openCachedStores, 100);
