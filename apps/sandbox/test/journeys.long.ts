import { describeJourneys } from "@animal-store/contract-tests";
import { sandboxTarget } from "./sandbox-target.ts";

for (const seed of [1, 2, 3]) describeJourneys(sandboxTarget, { seed, runs: 200 });
