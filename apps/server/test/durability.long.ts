import { expect, it } from "vitest";
import { killInBursts } from "./kill-in-bursts.ts";
import { createKey, highLimits, testFolder } from "./server-process.ts";

it("no acknowledged pet is lost by kill -9 in twenty bursts", async () => {
  const folder = testFolder();
  const key = await createKey(folder, highLimits);
  expect(await killInBursts({ dataDirectory: folder, key, rounds: 20 })).toEqual([]);
});
