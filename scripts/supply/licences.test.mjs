import { deepEqual } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { root } from "../toolchain/pins.mjs";
import { published } from "./direct-dependencies.mjs";
import { isAllowed, permissive } from "./licences.mjs";

/** For what only builds, checks and measures: licences that ask something of who changes or passes on the thing itself. */
const tolerated = [...permissive, "LGPL-3.0-or-later", "MPL-2.0"];

test("what others install with our packages has permissive licences alone", () => {
  const filters = published.flatMap((name) => ["--filter", name]);
  deepEqual(refused(["--prod", ...filters], permissive), []);
});

test("what only builds, checks and measures has licences that are known", () => {
  deepEqual(refused(["--recursive"], tolerated), []);
});

test("an expression is allowed where it can be met", () => {
  const met = (expression) => isAllowed(expression, ["MIT", "Apache-2.0", "Zlib"]);
  deepEqual(["MIT", "MIT OR GPL-3.0-only", "(MIT AND Zlib)", "Apache-2.0 WITH LLVM-exception"].map(met), [
    true,
    true,
    true,
    true,
  ]);
  deepEqual(["GPL-3.0-only", "MIT AND GPL-3.0-only", "Unknown", ""].map(met), [false, false, false, false]);
});

function refused(args, allowed) {
  const output = execFileSync("pnpm", ["licenses", "list", "--json", ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return Object.entries(JSON.parse(output))
    .filter(([licence]) => !isAllowed(licence, allowed))
    .map(([licence, packages]) => `${licence}: ${packages.map(({ name }) => name).join(", ")}`);
}
