import { describeContract } from "@animal-store/store-tests";
import { mockTarget } from "../test/mock-target.ts";

describeContract(mockTarget);
