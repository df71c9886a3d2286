import { equal, match } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { isAtLeast, oldestNode, root } from "./pins.mjs";

const check = (node) => {
  const pretence = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "${node}" })`;
  const args = ["--import", pretence, join(root, "scripts", "toolchain", "refuse-old-node.mjs")];
  return spawnSync(process.execPath, args, { cwd: join(root, "packages", "service"), encoding: "utf8" });
};

test("tests of a workspace on an older Node name the command that brings the right one", () => {
  const { status, stderr } = check("20.20.2");
  equal(status, 1);
  match(stderr, /need Node \d+\.\d+\.\d+ or newer, this is 20\.20\.2\. .*: npm test -- @animal-store\/service#test\n$/);
});

test("the oldest Node that serves, and newer ones, are let through", () => {
  equal(check(oldestNode).status, 0);
  equal(check("99.0.0").status, 0);
  equal(isAtLeast("24.17.9", "24.18.0"), false);
});
