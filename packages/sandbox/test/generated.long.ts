import { describeGenerated } from "@animal-store/store-tests";
import { sandboxTarget } from "./sandbox-target.ts";

for (const seed of [1, 2, 3]) {
  describeGenerated(sandboxTarget, { seed, sequences: 200 });
}
