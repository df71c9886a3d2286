import { describeResponseCache } from "@animal-store/service/testing";
import { openCachedStores } from "./open-test-stores.ts";

describeResponseCache("SQLite", openCachedStores, 5000);
