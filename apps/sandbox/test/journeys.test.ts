import { describeJourneys } from "@animal-store/contract-tests";
import { sandboxTarget } from "./sandbox-target.ts";

describeJourneys(sandboxTarget, { seed: 20_301_205, runs: 15 });
