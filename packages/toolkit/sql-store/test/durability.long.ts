import { expect, it } from "vitest";
import { changedSettings, testSetting } from "./postgres/check-durability.ts";

it.each(changedSettings)(
  "$name=$value ($level): $expected, and kill -9 loses no acknowledged write",
  async (setting) => {
    const { acknowledged, violations } = await testSetting(setting);
    console.log(
      `${setting.name}=${setting.value} (${setting.level}): ${acknowledged} acknowledged, ${violations.length} violations`,
    );
    expect(violations).toEqual([]);
  },
);
