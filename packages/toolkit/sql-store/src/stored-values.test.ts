import { memoryFolder, sharedFolder } from "../test/test-folders.ts";
import { describeStoredValues } from "../test/values/describe-stored-values.ts";
import { openMemoryThings, openSqliteThings } from "../test/values/open-things.ts";

const options = { count: 200, seed: 1 };
const folder = sharedFolder(memoryFolder());
describeStoredValues("the memory store", openMemoryThings, { ...options, isPersistent: false });
describeStoredValues("the SQLite store", () => openSqliteThings(folder), options);
