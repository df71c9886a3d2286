import { describeKeptAnswers } from "@animal-store/service/testing";
import { openKeptStores } from "./open-kept-stores.ts";

describeKeptAnswers("SQLite", openKeptStores, 5000);
