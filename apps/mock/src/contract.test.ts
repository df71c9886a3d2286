import { describeContract } from "@animal-store/contract-tests";
import { mockTarget } from "../test/mock-target.ts";

describeContract(mockTarget);
