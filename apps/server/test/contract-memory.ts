import { testTarget } from "@animal-store/store-tests/cli";
import { memoryTarget } from "./memory-target.ts";

process.exitCode = await testTarget(memoryTarget, process.argv.slice(2));
