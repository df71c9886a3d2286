import { deepEqual } from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./toolchain/pins.mjs";

test("the schema of OpenAPI, the documents and the TypeScript that the editor's settings name exist", () => {
  const settings = JSON.parse(readFileSync(join(root, ".vscode", "settings.json"), "utf8"));
  const named = [settings["js/ts.tsdk.path"], ...Object.entries(settings["yaml.schemas"]).flat(2)];
  deepEqual(
    named.filter((path) => !existsSync(join(root, path))),
    [],
  );
});
