import { describeContract } from "@animal-store/contract-tests";
import { openSandboxTarget, sandboxTarget } from "./sandbox-target.ts";

describeContract(sandboxTarget, { coverageFile: "coverage/sandbox.json" });
describeContract(openSandboxTarget, { only: ({ id }) => /^(cross-origin|preflights)\//.test(id) });
