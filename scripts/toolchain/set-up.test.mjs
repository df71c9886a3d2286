import { deepEqual, equal, match, throws } from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { assertIntegrity, pinnedIntegrity } from "./download.mjs";
import { isAtLeast, minNodeVersion, nodePackage, pinnedPackages, pnpmPackage, root } from "./pins.mjs";

const toUrl = (file) => JSON.stringify(new URL(file, import.meta.url).href);

test("pins SHA-512 hashes of used versions only, including Node.js and pnpm of this host", () => {
  const usedPackages = new Set(pinnedPackages());
  for (const [specifier, integrity] of Object.entries(pinnedIntegrity)) {
    match(integrity, /^sha512-[A-Za-z0-9+/]{86}==$/);
    deepEqual([specifier, usedPackages.has(specifier)], [specifier, true]);
  }
  for (const { name, version } of [nodePackage(), pnpmPackage()])
    equal(`${name}@${version}` in pinnedIntegrity, true, `${name}@${version}`);
});

test("rejects a tarball with a changed byte", (context) => {
  const archive = join(createFolder(context), "tool.tgz");
  const bytes = gzipSync("a program");
  writeFileSync(archive, bytes);
  const pinned = { "tool@1": `sha512-${createHash("sha512").update(bytes).digest("base64")}` };
  assertIntegrity(archive, "tool@1", pinned);
  bytes[bytes.length - 1] ^= 1;
  writeFileSync(archive, bytes);
  throws(
    () => assertIntegrity(archive, "tool@1", pinned),
    /the hash of the downloaded tool@1 must be .* It was not unpacked/,
  );
  throws(() => assertIntegrity(archive, "tool@2", pinned), /tool@2 has no pinned hash/);
});

const compromisedNpm = `#!/bin/sh
while [ "$1" != --pack-destination ]; do shift; done
echo "other bytes" | gzip > "$2/tool.tgz"
`;

test("does not unpack a program whose hash differs from the pinned one", {
  skip: process.platform === "win32",
}, (context) => {
  const folder = createFolder(context);
  writeFileSync(join(folder, "npm"), compromisedNpm, { mode: 0o755 });
  const install = `
    import { installProgram } from ${toUrl("download.mjs")};
    import { nodePackage } from ${toUrl("pins.mjs")};
    await installProgram(nodePackage(), ${JSON.stringify(join(folder, "node"))});`;
  const { npm_execpath, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", install], {
    encoding: "utf8",
    env: { ...env, PATH: folder + delimiter + process.env.PATH },
    timeout: 20_000,
  });
  equal(status, 1);
  match(stderr, /SetupError: the hash of the downloaded node-\S+@\S+ must be .* It was not unpacked/);
  equal(existsSync(join(folder, "node")), false);
});

test("withLock runs one process at a time, also after the process with the lock is killed", async (context) => {
  const folder = createFolder(context);
  const log = join(folder, "log");
  const runWithLock = (work) =>
    runModule(`
      import { appendFileSync } from "node:fs";
      import { setTimeout } from "node:timers/promises";
      import { withLock } from ${toUrl("lock.mjs")};
      await withLock(${JSON.stringify(folder)}, async () => { ${work} });`);
  const killedProcess = runWithLock("console.log('locked'); await setTimeout(20_000);");
  await once(killedProcess.stdout, "data");
  const work = `appendFileSync(${JSON.stringify(log)}, "in "); await setTimeout(100); appendFileSync(${JSON.stringify(log)}, "out ");`;
  const workers = Array.from({ length: 4 }, () => once(runWithLock(work), "exit"));
  killedProcess.kill("SIGKILL");
  deepEqual(
    await Promise.all(workers),
    Array.from({ length: 4 }, () => [0, null]),
  );
  equal(readFileSync(log, "utf8"), "in out ".repeat(4));
});

test("dependencies are current only after a complete installation of the same lockfile", async (context) => {
  const folder = createFolder(context);
  cpSync(join(root, "scripts/toolchain"), join(folder, "scripts/toolchain"), { recursive: true });
  for (const file of [".node-version", "package.json", "pnpm-lock.yaml"]) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "");
  mkdirSync(join(folder, "node_modules"));
  const areCurrentAfterInstall = async (pnpm) => {
    const child = runModule(`
      import { dependenciesAreCurrent, installDependencies } from ${JSON.stringify(join(folder, "scripts/toolchain/dependencies.mjs"))};
      if (${JSON.stringify(pnpm)}) await installDependencies(${JSON.stringify(pnpm)}).catch(() => {});
      console.log(dependenciesAreCurrent());`);
    const [text] = await once(child.stdout, "data");
    return JSON.parse(text);
  };
  equal(await areCurrentAfterInstall("true"), true);
  equal(await areCurrentAfterInstall("false"), false);
  equal(await areCurrentAfterInstall("true"), true);
  writeFileSync(join(folder, "pnpm-lock.yaml"), "lockfileVersion: changed");
  equal(await areCurrentAfterInstall(""), false);
});

test("assert-node-version rejects an old Node.js, and prints the command that downloads a supported one", () => {
  const checkVersion = (node) => {
    const fakeVersion = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "${node}" })`;
    const args = ["--import", fakeVersion, join(root, "scripts/toolchain/assert-node-version.mjs")];
    return spawnSync(process.execPath, args, { cwd: join(root, "openapi"), encoding: "utf8" });
  };
  const { status, stderr } = checkVersion("20.20.2");
  equal(status, 1);
  match(stderr, /need Node\.js \d+\.\d+\.\d+ or later, got 20\.20\.2\. .*: npm test -- @animal-store\/openapi#test\n$/);
  equal(checkVersion(minNodeVersion).status, 0);
  equal(checkVersion("99.0.0").status, 0);
  equal(isAtLeast("24.17.9", "24.18.0"), false);
});

function createFolder(context) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function runModule(source) {
  const stdio = ["ignore", "pipe", "inherit"];
  return spawn(process.execPath, ["--input-type=module", "-e", source], { stdio, timeout: 20_000 });
}
