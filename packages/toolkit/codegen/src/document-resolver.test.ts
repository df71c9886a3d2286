import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { generate } from "./generate.ts";

const folder = mkdtempSync(join(tmpdir(), "codegen-"));
afterAll(() => rmSync(folder, { recursive: true }));
const documentPath = join(folder, "api", "openapi.yaml");
mkdirSync(join(folder, "api", "parts"), { recursive: true });
for (const path of ["secret.yaml", "api/near.yaml", "api/parts/inner.yaml", "api/..dots.yaml"])
  writeFileSync(join(folder, path), "type: string\ndescription: secret text\n");
writeFileSync(join(folder, "api/parts/leaving.yaml"), "$ref: ../../secret.yaml\n");

function write($ref: string): void {
  writeFileSync(
    documentPath,
    `openapi: 3.1.0
info: { title: Things, version: "1" }
paths:
  /things:
    get:
      responses:
        "200": { description: ok, content: { application/json: { schema: { $ref: ${JSON.stringify($ref)} } } } }
`,
  );
}

// The tests of openapi-document have the other references: both read files in the same way.
it.each([
  ["../secret.yaml", "is outside the folder .*\\. Move it there, or allow it with --root FOLDER"],
  ["parts/leaving.yaml", "is outside the folder .*\\. Move it there, or allow it with --root FOLDER"],
  ["none.yaml", "does not exist\\. Restore it, or correct the `\\$ref`"],
  [`file://${folder}/secret.yaml`, "is a URL, which is not fetched\\. Save the file, and name its path"],
])("rejects the reference %s with its line and the next step", async ($ref, problem) => {
  write($ref);
  await expect(generate(documentPath)).rejects.toThrow(new RegExp(`openapi\\.yaml:7:\\d+: .* ${problem}\\.\n`));
});

it.each(["../secret.yaml", "parts/leaving.yaml"])("reads %s with the folder as root", async ($ref) => {
  write($ref);
  const { files } = await generate(documentPath, { root: folder });
  expect(files.get("document.ts")).toContain("secret text");
});

it.each(["near.yaml", "./parts/inner.yaml", "parts/../near.yaml", "..dots.yaml"])("reads %s", async ($ref) => {
  write($ref);
  expect((await generate(documentPath)).files.get("document.ts")).toContain("secret text");
});
