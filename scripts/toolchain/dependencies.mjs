import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./child-processes.mjs";
import { nodeVersion, pnpmVersion, root } from "./pins.mjs";
import { lastLines, SetupError } from "./progress.mjs";

const stampFile = join(root, "node_modules", ".installed");

export function dependenciesAreCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === computeFingerprint();
}

// The stamp is written last, so that the next run repeats an incomplete installation.
export async function installDependencies(pnpm) {
  rmSync(stampFile, { force: true });
  // pnpm chooses optional dependencies for this Node.js version. The installed Node.js may be older.
  const env = { ...process.env, CI: "true", NO_UPDATE_NOTIFIER: "1", pnpm_config_node_version: nodeVersion };
  const install = ["install", "--frozen-lockfile"];
  const { code, output } = await capture(pnpm, install, { env });
  if (code !== 0) {
    const nextStep = /OUTDATED_LOCKFILE|NO_IMPORTER/.test(output)
      ? "Update the lockfile: node scripts/toolchain.mjs pnpm install"
      : "Run the command again. If it fails again, delete node_modules first.";
    throw new SetupError(`pnpm install --frozen-lockfile failed (exit ${code}):\n${lastLines(output)}\n${nextStep}`);
  }
  writeFileSync(stampFile, computeFingerprint());
}

function computeFingerprint() {
  const hash = createHash("sha256").update(`${pnpmVersion} ${process.platform} ${process.arch}`);
  const manifests = [root, ...workspaces()].map((folder) => join(folder, "package.json"));
  for (const file of [join(root, "pnpm-lock.yaml"), join(root, "pnpm-workspace.yaml"), ...manifests]) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Returns the folders of all packages and apps in pnpm-workspace.yaml. Supports `folder` and `folder/*`. */
export function workspaces() {
  const list = /^packages:\n((?: +- .*\n)+)/m.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"))?.[1] ?? "";
  const folders = Array.from(list.matchAll(/- "?([^"\n]+)"?/g), ([, pattern]) => pattern).flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [join(root, pattern)];
    const parent = join(root, pattern.slice(0, -2));
    return readdirSync(parent).map((name) => join(parent, name));
  });
  return folders.filter((folder) => existsSync(join(folder, "package.json"))).sort();
}
