import { describeGenerated } from "@animal-store/contract-tests";
import { sandboxTarget } from "./sandbox-target.ts";

describeGenerated(sandboxTarget, { seed: 20_301_205, runs: 200 });
