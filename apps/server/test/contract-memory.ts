import { testTarget } from "@animal-store/contract-tests/cli";
import { memoryTarget } from "./memory-target.ts";

process.exitCode = await testTarget(memoryTarget, process.argv.slice(2), process);
