import { describeContract } from "@animal-store/store-tests";
import { sqliteTarget } from "./start-target.ts";

describeContract(sqliteTarget);
