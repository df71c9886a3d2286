import { describeGenerated } from "@animal-store/contract-tests";
import { sqliteTarget } from "./sqlite-target.ts";

for (const seed of [1, 2, 3]) describeGenerated(sqliteTarget, { seed, runs: 2000 });
