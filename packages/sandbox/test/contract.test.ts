import { describeContract, describeGenerated } from "@animal-store/store-tests";
import { anyOriginTarget, sandboxTarget } from "./sandbox-target.ts";

describeContract(sandboxTarget);
describeContract(anyOriginTarget, { isSelected: ({ id }) => /^(cors|preflights)\//.test(id) });
describeGenerated(sandboxTarget, { seed: 20_301_205, sequences: 15 });
