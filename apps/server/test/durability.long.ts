import { expect, it, onTestFinished } from "vitest";
import { killInBursts } from "./kill-in-bursts.ts";
import { runToEnd, temporaryDirectory } from "./server-process.ts";

it("no acknowledged pet is lost by kill -9 in twenty bursts", async () => {
  const folder = temporaryDirectory();
  onTestFinished(folder.remove);
  const limits = ["--per-minute", "1000000", "--per-day", "1000000"];
  const created = await runToEnd("keys.js", ["create", "--plan", "business", ...limits, "--json"], {
    DATA_DIR: folder.path,
  });
  const { key } = JSON.parse(created.stdout);
  expect(await killInBursts({ dataDirectory: folder.path, key, rounds: 20 })).toEqual([]);
});
