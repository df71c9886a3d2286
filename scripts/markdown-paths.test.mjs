import { deepEqual } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./toolchain/pins.mjs";

// `packages/store/src/store.ts`, but not `../packages/store`, which the check of links finds.
const path = /(?<![\w./-])(?:packages|apps|openapi|scripts)\/[\w./-]*\w/g;

test("each path of the repository in Markdown belongs to a file in git or to a build", () => {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const exists = (name) => files.some((file) => `${file}/`.startsWith(`${name}/`)) || name.endsWith("/dist");
  const documents = files.filter((file) => /^(?!.*\/(?:generated|template)\/).*(?<!CHANGELOG)\.md$/.test(file));
  const missing = documents.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(path)]
      .filter(([name]) => !exists(name))
      .map(([name]) => `${file}: there is no ${name}`),
  );
  deepEqual(missing, []);
});
