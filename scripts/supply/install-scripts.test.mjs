import { deepEqual, equal } from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readRepository } from "../papers/read-repository.mjs";
import { root } from "../toolchain/pins.mjs";
import { manifests } from "./direct-dependencies.mjs";
import { packagesWithInstallScripts } from "./install-scripts.mjs";

const settings = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));

/** Who may run code at the installation: nobody. */
const mayRun = [];

test("no dependency runs code at its installation but the listed ones, and each that would is listed", () => {
  const allowed = Object.entries(settings.allowBuilds)
    .filter(([, value]) => value !== false)
    .map(([name]) => name);
  deepEqual(allowed, mayRun);
  const unlisted = packagesWithInstallScripts().filter((name) => !(name in settings.allowBuilds));
  deepEqual(unlisted, [], "pnpm-workspace.yaml: add them to allowBuilds, as false");
});

test("nothing in the settings lets all of them run, or lets an unlisted one pass", () => {
  equal(settings.dangerouslyAllowAllBuilds ?? false, false);
  equal(settings.strictDepBuilds ?? true, true);
  deepEqual(settings.onlyBuiltDependencies ?? [], []);
});

test("no manifest of ours runs code when it is installed", () => {
  const hooks = ["preinstall", "install", "postinstall", "prepare"];
  const running = manifests.filter(({ scripts = {} }) => hooks.some((hook) => scripts[hook]));
  deepEqual(
    running.map(({ folder }) => folder),
    [],
  );
});

test("where scripts bring packages by npm, npm is told to run none of their code", () => {
  const { files, read } = readRepository(root);
  const bringing = files
    .filter((file) => /\.(mjs|ts)$/.test(file))
    .filter((file) => /"npm", \["install"/.test(read(file)));
  deepEqual(
    bringing.filter((file) => !read(file).includes('"--ignore-scripts"')),
    [],
  );
});

test("a package with an install script is found, by its script or by what npm would build", (context) => {
  const store = mkdtempSync(join(tmpdir(), "store-"));
  context.after(() => rmSync(store, { recursive: true }));
  write(store, "plain@1.0.0/node_modules/plain/package.json", '{"scripts":{"test":"x"}}');
  write(store, "eager@1.0.0/node_modules/eager/package.json", '{"scripts":{"postinstall":"x"}}');
  write(store, "@built+native@1.0.0/node_modules/@built/native/package.json", "{}");
  write(store, "@built+native@1.0.0/node_modules/@built/native/binding.gyp", "");
  deepEqual(packagesWithInstallScripts(store), ["@built/native", "eager"]);
});

function write(store, file, text) {
  mkdirSync(join(store, file, ".."), { recursive: true });
  writeFileSync(join(store, file), text);
}
