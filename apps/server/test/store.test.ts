import { describeStore } from "@animal-store/store/testing";
import { openEmptyStore } from "./open-test-stores.ts";

describeStore("the store on SQLite", () => openEmptyStore());
