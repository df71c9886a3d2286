import { describeGenerated, describeModelBased } from "@animal-store/contract-tests";
import { sandboxTarget } from "./sandbox-target.ts";

for (const seed of [1, 2, 3]) {
  describeGenerated(sandboxTarget, { seed, runs: 2000 });
  describeModelBased(sandboxTarget, { seed, runs: 200 });
}
