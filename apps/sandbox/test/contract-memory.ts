import { testTarget } from "@animal-store/contract-tests/cli";
import { sandboxTarget } from "./sandbox-target.ts";

process.exitCode = await testTarget(sandboxTarget, process.argv.slice(2), process);
