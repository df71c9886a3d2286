import { describeContract } from "@animal-store/store-tests";
import { anyOriginTarget, sandboxTarget } from "./sandbox-target.ts";

// `npm run test:long` sends random requests.
describeContract(sandboxTarget);
describeContract(anyOriginTarget, { isSelected: ({ id }) => /^(cors|preflights)\//.test(id) });
