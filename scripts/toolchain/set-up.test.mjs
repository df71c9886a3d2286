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
import { downloads, isAtLeast, nodePackage, oldestNode, pnpmPackage, root } from "./pins.mjs";

const here = (file) => JSON.stringify(new URL(file, import.meta.url).href);

test("every pinned hash is a SHA-512 of a version that is used, and Node and pnpm of this host have one", () => {
  const used = new Set(downloads());
  for (const [specifier, integrity] of Object.entries(pinnedIntegrity)) {
    match(integrity, /^sha512-[A-Za-z0-9+/]{86}==$/);
    deepEqual([specifier, used.has(specifier)], [specifier, true]);
  }
  for (const { name, version } of [nodePackage(), pnpmPackage()])
    equal(`${name}@${version}` in pinnedIntegrity, true, `${name}@${version}`);
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

// As a registry that was taken over.
const otherNpm = `#!/bin/sh
while [ "$1" != --pack-destination ]; do shift; done
echo "other bytes" | gzip > "$2/tool.tgz"
`;

test("a program with other bytes than the pinned ones is not unpacked", {
  skip: process.platform === "win32",
}, (context) => {
  const folder = createFolder(context);
  writeFileSync(join(folder, "npm"), otherNpm, { mode: 0o755 });
  const install = `
    import { installProgram } from ${here("download.mjs")};
    import { nodePackage } from ${here("pins.mjs")};
    await installProgram(nodePackage(), ${JSON.stringify(join(folder, "node"))});`;
  const { npm_execpath, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", install], {
    encoding: "utf8",
    env: { ...env, PATH: folder + delimiter + process.env.PATH },
    timeout: 20_000,
  });
  equal(status, 1);
  match(stderr, /SetupError: .*node-\S+@\S+ does not have the pinned bytes, and was not unpacked/);
  equal(existsSync(join(folder, "node")), false);
});

test("one process works at a time, also after one was killed that held the lock", async (context) => {
  const folder = createFolder(context);
  const log = join(folder, "log");
  const hold = (work) =>
    runModule(`
      import { appendFileSync } from "node:fs";
      import { setTimeout } from "node:timers/promises";
      import { withLock } from ${here("lock.mjs")};
      await withLock(${JSON.stringify(folder)}, async () => { ${work} });`);
  const killed = hold("console.log('held'); await setTimeout(20_000);");
  await once(killed.stdout, "data");
  const work = `appendFileSync(${JSON.stringify(log)}, "in "); await setTimeout(100); appendFileSync(${JSON.stringify(log)}, "out ");`;
  const workers = Array.from({ length: 4 }, () => once(hold(work), "exit"));
  killed.kill("SIGKILL");
  deepEqual(
    await Promise.all(workers),
    Array.from({ length: 4 }, () => [0, null]),
  );
  equal(readFileSync(log, "utf8"), "in out ".repeat(4));
});

test("dependencies are current after a complete installation of this lockfile, and after no other", async (context) => {
  const folder = createFolder(context);
  cpSync(join(root, "scripts/toolchain"), join(folder, "scripts/toolchain"), { recursive: true });
  for (const file of [".node-version", "package.json", "pnpm-lock.yaml"]) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "");
  mkdirSync(join(folder, "node_modules"));
  const areCurrentAfter = async (pnpm) => {
    const child = runModule(`
      import { dependenciesAreCurrent, installDependencies } from ${JSON.stringify(join(folder, "scripts/toolchain/dependencies.mjs"))};
      if (${JSON.stringify(pnpm)}) await installDependencies(${JSON.stringify(pnpm)}).catch(() => {});
      console.log(dependenciesAreCurrent());`);
    const [text] = await once(child.stdout, "data");
    return JSON.parse(text);
  };
  equal(await areCurrentAfter("true"), true);
  equal(await areCurrentAfter("false"), false);
  equal(await areCurrentAfter("true"), true);
  writeFileSync(join(folder, "pnpm-lock.yaml"), "lockfileVersion: changed");
  equal(await areCurrentAfter(""), false);
});

test("tests of a workspace on an older Node name the command that installs the right one", () => {
  const check = (node) => {
    const pretence = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "${node}" })`;
    const args = ["--import", pretence, join(root, "scripts/toolchain/assert-node-version.mjs")];
    return spawnSync(process.execPath, args, { cwd: join(root, "openapi"), encoding: "utf8" });
  };
  const { status, stderr } = check("20.20.2");
  equal(status, 1);
  match(stderr, /need Node \d+\.\d+\.\d+ or newer, this is 20\.20\.2\. .*: npm test -- @animal-store\/openapi#test\n$/);
  equal(check(oldestNode).status, 0);
  equal(check("99.0.0").status, 0);
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
