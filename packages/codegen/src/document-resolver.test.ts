import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
symlinkSync(join(folder, "secret.yaml"), join(folder, "api", "link.yaml"));
symlinkSync(folder, join(folder, "api", "linked"));

function write($ref: string): void {
  writeFileSync(
    documentPath,
    `openapi: 3.1.0
info: { title: Things, version: "1" }
paths:
  /things:
    get:
      responses:
        "200": { description: ok, content: { application/json: { schema: { $ref: "${$ref}" } } } }
`,
  );
}

const outside = [
  "../secret.yaml",
  "parts/../../secret.yaml",
  join(folder, "secret.yaml"),
  "link.yaml",
  "linked/secret.yaml",
];

it.each([...outside, "parts/leaving.yaml"])("rejects the reference %s to a file outside the folder", async ($ref) => {
  write($ref);
  await expect(generate(documentPath)).rejects.toThrow(
    /(openapi\.yaml:7:|leaving\.yaml:1:).* is outside the folder .*\. Move it there, or allow it with --root FOLDER/,
  );
});

it.each(outside)("reads %s with the folder as root", async ($ref) => {
  write($ref);
  const { files } = await generate(documentPath, { root: folder });
  expect(files.get("document.ts")).toContain("secret text");
});

it.each(["near.yaml", "./parts/inner.yaml", "parts/../near.yaml", "..dots.yaml"])("reads %s", async ($ref) => {
  write($ref);
  expect((await generate(documentPath)).files.get("document.ts")).toContain("secret text");
});
