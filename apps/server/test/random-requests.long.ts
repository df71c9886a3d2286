import { describeGenerated, describeJourneys } from "@animal-store/contract-tests";
import { describeResponseCache } from "@animal-store/service/testing";
import { describeFuzz } from "./fuzz/describe-fuzz.ts";
import { openCachedStores } from "./open-test-stores.ts";
import { sqliteTarget } from "./sqlite-target.ts";

for (const seed of [1, 2, 3]) {
  describeGenerated(sqliteTarget, { seed, runs: 2000 });
  describeJourneys(sqliteTarget, { seed, runs: 200 });
}
describeResponseCache("SQLite", openCachedStores, 5000);
describeFuzz({ count: 200_000, timeout: 2_400_000 });
