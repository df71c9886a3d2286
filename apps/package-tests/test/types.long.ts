import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject, it } from "vitest";
import { findTypes, root, runProgram, scope } from "../src/pack-packages.ts";
import { findTypeScript, typeCheckSamples, writeSamples } from "./samples.ts";

const attw = fileURLToPath(new URL("../node_modules/.bin/attw", import.meta.url));
// The others contain only a command.
const libraries = inject("packages").filter(({ manifest }) => findTypes(manifest.exports).length > 0);

it.each(libraries)("$name has types for all ESM entry points", async ({ tarball }) => {
  await runProgram(tmpdir(), attw, [tarball, "--profile", "esm-only"]);
});

const codegen = realpathSync(join(inject("project"), "node_modules", scope, "codegen/package.json"));

it.each([
  ["this repository", join(root, "package.json")],
  ["codegen, which is older", codegen],
])(
  "the samples of all READMEs and the types of all dependencies compile with the TypeScript of %s",
  async (_, importer) => {
    await writeSamples();
    await typeCheckSamples(findTypeScript(importer));
  },
);
