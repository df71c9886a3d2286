import { describeResponseCache } from "@animal-store/store/testing";
import { describeGenerated } from "@animal-store/store-tests";
import { describeOptimizations } from "./describe-optimizations.ts";
import { describeFuzz } from "./fuzz/describe-fuzz.ts";
import { openFolder, sqliteTarget } from "./start-target.ts";

describeGenerated(sqliteTarget, { seed: 20_301_205, sequences: 5 });
// Each schedule opens a store, so this runs fewer than the long tests.
describeResponseCache("SQLite", openFolder, 5);
describeFuzz({ count: 100, timeout: 60_000 });
describeOptimizations(20);
