import { execFileSync } from "node:child_process";
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
symlinkSync("loop.yaml", join(folder, "api", "loop.yaml"));
execFileSync("mkfifo", [join(folder, "api", "pipe.yaml")]);

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

it.each([
  ["pipe.yaml", "is a device or a pipe. Reference a file."],
  ["parts", "is a folder. Reference a file in it."],
  ["loop.yaml", "does not exist. Restore it, or correct the `$ref`."],
  ["near.yaml?", "does not exist. Restore it, or correct the `$ref`."],
  ...[
    `file://${folder}/secret.yaml`,
    "HTTPS://127.0.0.1:9/x.yaml",
    "//127.0.0.1/x.yaml",
    "\\\\127.0.0.1\\x.yaml",
    "data:,x",
  ].map(($ref) => [$ref, "is a URL, which is not fetched. Save the file, and name its path."]),
])("rejects the reference %s with its line and the next step", async ($ref, problem) => {
  write($ref);
  const error: Error = await generate(documentPath).then(
    () => expect.unreachable(),
    (cause) => cause,
  );
  expect(error.message).toMatch(/openapi\.yaml:7:/);
  expect(error.message).toContain(`${problem}\n`);
});

it("rejects a document that is a link to a file outside its folder", async () => {
  write("near.yaml");
  const message = `is outside the folder ${join(folder, "api/parts")}. Move it there, or allow it with --root FOLDER.`;
  symlinkSync(documentPath, join(folder, "api/parts/linked.yaml"));
  await expect(generate(join(folder, "api/parts/linked.yaml"))).rejects.toThrow(message);
});

it.each(["secret.yaml", "nowhere"])("rejects the root %s, which is not a folder", async (name) => {
  write("near.yaml");
  const root = join(folder, name);
  await expect(generate(documentPath, { root })).rejects.toThrow(`--root ${root} is not a folder. Pass a folder.`);
});

it.each(["near.yaml", "./parts/inner.yaml", "parts/../near.yaml", "..dots.yaml"])("reads %s", async ($ref) => {
  write($ref);
  expect((await generate(documentPath)).files.get("document.ts")).toContain("secret text");
});
