import { describeGenerated } from "@animal-store/contract-tests";
import { sqliteTarget } from "./sqlite-target.ts";

describeGenerated(sqliteTarget, { seed: 20_301_205, runs: 200 });
