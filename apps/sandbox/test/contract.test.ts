import { describeContract } from "@animal-store/contract-tests";
import { sandboxTarget } from "./sandbox-target.ts";

describeContract(sandboxTarget, { coverageFile: "coverage/sandbox.json" });
