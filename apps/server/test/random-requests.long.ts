import { describeResponseCache } from "@animal-store/store/testing";
import { describeGenerated } from "@animal-store/store-tests";
import { describeOptimizations } from "./describe-optimizations.ts";
import { describeFuzz } from "./fuzz/describe-fuzz.ts";
import { openFolder, sqliteTarget } from "./start-target.ts";

for (const seed of [1, 2, 3]) {
  describeGenerated(sqliteTarget, { seed, sequences: 200 });
}
describeResponseCache("SQLite", openFolder, 5000);
describeFuzz({ count: 200_000, timeout: 2_400_000 });
describeOptimizations();
