import { describeKeptAnswers } from "@animal-store/service/testing";
import { openKeptStores } from "./open-kept-stores.ts";

// Each schedule opens a store. The memory stores follow 300, and the long tests 5,000 here.
describeKeptAnswers("SQLite", openKeptStores, 100);
