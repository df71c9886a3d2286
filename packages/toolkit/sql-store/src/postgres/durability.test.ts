import { describe, expect, inject, it } from "vitest";
import { changedSettings, testSetting } from "../../test/postgres/check-durability.ts";

const offSettings = changedSettings.filter(
  ({ name, value, level }) => ["synchronous_commit", "fsync"].includes(name) && value === "off" && level === "system",
);

describe.skipIf(!inject("postgresUrl"))("when a setting of PostgreSQL changes while the store serves", () => {
  it.each(offSettings)("$name=$value ($level): $expected, and kill -9 loses no acknowledged write", async (setting) => {
    expect((await testSetting(setting)).violations).toEqual([]);
  });
});
