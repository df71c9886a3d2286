import { judgeTarget } from "@animal-store/contract-tests/cli";
import { sandboxTarget } from "./sandbox-target.ts";

process.exitCode = await judgeTarget(sandboxTarget, process.argv.slice(2), process);
