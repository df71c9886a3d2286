import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = (argument: string) =>
  spawnSync(process.execPath, ["scripts/compare-targets.mjs", argument], { cwd: root, encoding: "utf8" });

it("compare-targets prints its help, and rejects an unknown option before it runs", () => {
  expect(run("--help")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm run compare-targets -- /),
    stderr: "",
  });
  expect(run("--al")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/^error: /) });
});
