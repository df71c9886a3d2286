import { describeJourneys } from "@animal-store/contract-tests";
import { sqliteTarget } from "./sqlite-target.ts";

describeJourneys(sqliteTarget, { seed: 20_301_205, runs: 15 });
