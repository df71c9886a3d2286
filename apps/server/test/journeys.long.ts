import { describeJourneys } from "@animal-store/contract-tests";
import { sqliteTarget } from "./sqlite-target.ts";

for (const seed of [1, 2, 3]) describeJourneys(sqliteTarget, { seed, runs: 200 });
