import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { describeStoredValues } from "../../test/values/describe-stored-values.ts";
import { thingStore } from "../../test/values/things.ts";

describeOnPostgres("stored values", thingStore, (database) =>
  describeStoredValues("the PostgreSQL store", () => database().open(), { count: 200, seed: 1 }),
);
