import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const replay = (argument: string) =>
  spawnSync(process.execPath, ["scripts/replay.mjs", argument], { cwd: root, encoding: "utf8" });

it("replay only helps when asked to", () => {
  const { status, stdout, stderr } = replay("--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: replay /);
});

it("replay refuses a wrong option before it does anything", () => {
  expect(replay("--al")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/^error: /) });
});
