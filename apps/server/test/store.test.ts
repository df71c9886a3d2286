import { describeStore } from "@animal-store/store/testing";
import { describe, expect } from "vitest";
import { describeWriter } from "./describe-writer.ts";
import { openEmptyStore } from "./open-test-stores.ts";

describeStore("the store on SQLite", () => openEmptyStore());

describe("writes to the store on SQLite", () => {
  describeWriter(() => {
    const { secondConnection: database, ...opened } = openEmptyStore();
    const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
    return { ...opened, run: (sql) => database.exec(sql), count };
  }, [{ code: "ERR_INVALID_ARG_VALUE" }, { code: "ERR_SQLITE_ERROR", message: expect.stringMatching(/NOT NULL/) }]);
});
