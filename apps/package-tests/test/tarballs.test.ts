import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, it } from "vitest";
import { findTypes, readPublicPackages, root, runProgram, scope } from "../src/pack-packages.ts";

const packages = inject("packages");
const publicNames = packages.map(({ name }) => name).sort();
const directories = new Map(
  readPublicPackages().map(({ folder, manifest }) => [manifest.name, relative(root, folder)]),
);

describe("the names in package.json are those of", () => {
  it("the table in the README of package-tests", async () => {
    const readme = readFileSync(join(root, "apps/package-tests/README.md"), "utf8");
    expect(Array.from(readme.matchAll(/^\| `(@animal-store\/[\w-]+)`/gm), ([, name]) => name).sort()).toEqual(
      publicNames,
    );
  });

  it("the versions that changesets share", () => {
    const { fixed } = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8"));
    expect(fixed.flat().sort()).toEqual(publicNames);
  });

  it("all packages that a guide or a README names", async () => {
    const files = (await runProgram(root, "git", ["grep", "-lE", scope, "--", "*.md"])).trim().split("\n");
    const names = await runProgram(root, "git", ["grep", "-hoE", `"name": "${scope}[^"]+`, "--", "*/package.json"]);
    const readmes = [...directories.values()].map((directory) => `${directory}/README.md`);
    for (const file of files) {
      const known = readmes.includes(file) ? publicNames : names;
      const used = readFileSync(join(root, file), "utf8").match(/@animal-store\/[\w-]+/g) ?? [];
      expect(
        used.filter((name) => !known.includes(name)),
        `${file} names packages that cannot be installed`,
      ).toEqual([]);
    }
  });
});

describe.each(packages)("the tarball of $name ($bytes bytes)", ({ name, tarball, files, manifest }) => {
  it("contains only the build, its types and the docs", async () => {
    const types = findTypes(manifest.exports).map((file) => file.replace("./", ""));
    expect(files).toEqual(expect.arrayContaining(types));
    expect(files).toEqual(expect.arrayContaining(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]));
    // The files of new repositories.
    const isTemplate = (file: string) => /^(template|toolkit)\//.test(file);
    const ownFiles = files.filter((file) => !isTemplate(file));
    const unexpectedFiles = ownFiles.filter(
      (file) => !/^([A-Z]+(\.md)?|package\.json|generated\/api\/\w+\.md|dist\/[\w-]+(\.d\.ts|\.js))$/.test(file),
    );
    expect(unexpectedFiles).toEqual([]);
    expect(ownFiles.filter((file) => /(^|[/.])test/.test(file))).toEqual([]);
    const readme = await runProgram(tmpdir(), "tar", ["xOf", tarball, "package/README.md"]);
    const [apiPage = "a link to the API page"] = /generated\/api\/\w+\.md/.exec(readme) ?? [];
    expect(files).toContain(apiPage);
  });

  it("can be published with provenance", () => {
    const { license, engines, repository, publishConfig } = manifest;
    expect({ license, directory: repository?.directory, ...publishConfig }).toMatchObject({
      license: "Apache-2.0",
      directory: directories.get(name),
      access: "public",
      provenance: true,
    });
    expect(engines?.node).toMatch(/^>=\d+/);
    const readme = readFileSync(join(root, directories.get(name) ?? "", "README.md"), "utf8");
    expect(readme.replaceAll("\n", " ")).toContain(`Node.js ${engines?.node?.slice(2)} or later`);
  });

  it("depends on packages of the registry only", () => {
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    expect(Object.keys(dependencies).filter((dependency) => dependency.startsWith(scope))).toEqual([]);
    expect(Object.values(dependencies).join(" ")).not.toMatch(/workspace:|catalog:|undefined/);
    // A package manager would search the registry for a peer dependency that is not optional.
    for (const peer of Object.keys(peerDependencies).filter((peer) => peer.startsWith(scope)))
      expect(peerDependenciesMeta[peer]).toEqual({ optional: true });
  });

  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: readBytes(tarball) }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

// The others contain only a command.
const libraries = packages.filter(({ manifest }) => findTypes(manifest.exports).length > 0);

it.each(libraries)("$name does not use the type any", async ({ tarball, files }) => {
  const types = files.filter((file) => file.endsWith(".d.ts")).map((file) => `package/${file}`);
  const code = (await runProgram(tmpdir(), "tar", ["xOf", tarball, ...types])).replaceAll(/\/\*.*?\*\//gs, "");
  expect(code.match(/^.*[:<|&(,=] *any\b.*$/gm) ?? []).toEqual([]);
});

function readBytes(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer;
}
