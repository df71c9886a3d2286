import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, inject, it } from "vitest";
import { runProgram, scope } from "../src/pack-packages.ts";
import { type Command, installPackage, type PackageManager } from "./install-package.ts";
import { serveDocs } from "./served-packages.ts";

const folder = join(inject("folder"), "package-managers");
const modules = join(folder, "node_modules");
const node = process.execPath;
const bun = join(modules, "@oven", `bun-${process.platform}-${process.arch.replace("arm64", "aarch64")}`, "bin", "bun");

const classic: Command = [node, join(modules, "yarn", "bin", "yarn.js")];
const yarn: Command = [node, join(modules, "@yarnpkg", "cli-dist", "bin", "yarn.js")];
const managers: Readonly<Record<string, PackageManager>> = {
  npm: {
    add: ["npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"],
    exec: ["npx", "--no", "--"],
  },
  pnpm: {
    add: ["pnpm", "add", "--prefer-offline"],
    exec: ["pnpm", "exec"],
    files: { "pnpm-workspace.yaml": "pmOnFail: ignore\n" },
  },
  // The shared cache of Yarn Classic identifies tarballs by name and version, so it returns those of earlier runs.
  "Yarn Classic": {
    add: [...classic, "add", "--cache-folder", join(folder, "classic-cache")],
    exec: [...classic, "--silent", "run"],
  },
  // Yarn creates no node_modules folder, so an import fails if the manifest does not declare it.
  Yarn: {
    add: [...yarn, "add"],
    exec: [...yarn, "run"],
    node: [...yarn, "node"],
    files: { "yarn.lock": "", ".yarnrc.yml": "unsafeHttpWhitelist: [127.0.0.1]" },
  },
  Bun: { add: [bun, "add"], exec: [bun, "run"] },
};

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{"private":true}\n');
  await runProgram(folder, "npm", [
    "install",
    "--ignore-scripts",
    "--no-audit",
    "yarn@1",
    "@yarnpkg/cli-dist@4",
    "bun@1",
  ]);
});

describe.each(Object.entries(managers))("%s", (_name, manager) => {
  it.each(inject("packages"))("installs $name from one path", (packed) => installPackage(packed, manager));

  it("installs the client from the docs", async () => {
    const [client] = inject("packages").filter(({ name }) => name === `${scope}client`);
    if (!client) throw new Error("client is not packed.");
    const tarball = `${client.name}@${await serveDocs()}/docs/packages/client.tgz`;
    await installPackage({ ...client, tarball }, manager);
  });
});
