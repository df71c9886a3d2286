import { testTarget } from "@animal-store/store-tests/test-target";
import { memoryTarget } from "./memory-target.ts";

process.exitCode = await testTarget(memoryTarget, process.argv.slice(2));
