import { describeContract } from "@animal-store/contract-tests";
import { sqliteTarget } from "./start-target.ts";

describeContract(sqliteTarget);
