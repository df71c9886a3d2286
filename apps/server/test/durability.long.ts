import { expect, it, onTestFinished } from "vitest";
import { killInBursts } from "./kill-in-bursts.ts";
import { createKey, highLimits, temporaryDirectory } from "./server-process.ts";

it("no acknowledged pet is lost by kill -9 in twenty bursts", async () => {
  const folder = temporaryDirectory();
  onTestFinished(folder.remove);
  const key = await createKey(folder.path, highLimits);
  expect(await killInBursts({ dataDirectory: folder.path, key, rounds: 20 })).toEqual([]);
});
