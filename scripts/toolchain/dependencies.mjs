import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./child-processes.mjs";
import { nodeVersion, pnpmVersion, root } from "./pins.mjs";
import { SetupError, tail } from "./progress.mjs";

const stamp = join(root, "node_modules", ".installed");

/** Whether node_modules is what the lockfile and the manifests ask for. */
export function dependenciesAreCurrent() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

/** Installs what the lockfile says. Without the stamp, which is written last, the next run installs again. */
export async function installDependencies(pnpm) {
  rmSync(stamp, { force: true });
  // pnpm judges optional dependencies by the Node it is told; the host's, which it would ask, may be the older one.
  const env = { ...process.env, CI: "true", NO_UPDATE_NOTIFIER: "1", pnpm_config_node_version: nodeVersion };
  const install = ["install", "--frozen-lockfile"];
  const { code, output } = await capture(pnpm, install, { env });
  if (code !== 0) {
    const next = output.includes("OUTDATED_LOCKFILE")
      ? "Bring the lockfile up to date with: node scripts/toolchain.mjs pnpm install"
      : "Run the command again; where that does not help, delete node_modules first.";
    throw new SetupError(`pnpm install --frozen-lockfile failed (exit ${code}):\n${tail(output)}\n${next}`);
  }
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash("sha256").update(`${pnpmVersion} ${process.platform} ${process.arch}`);
  const manifests = [root, ...workspaces()].map((folder) => join(folder, "package.json"));
  for (const file of [join(root, "pnpm-lock.yaml"), join(root, "pnpm-workspace.yaml"), ...manifests]) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** The folders that the `packages:` list of pnpm-workspace.yaml names, as folders or as `folder/*`. */
export function workspaces() {
  const list = /^packages:\n((?: +- .*\n)+)/m.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"))?.[1] ?? "";
  const folders = Array.from(list.matchAll(/- "?([^"\n]+)"?/g), ([, pattern]) => pattern).flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [join(root, pattern)];
    const parent = join(root, pattern.slice(0, -2));
    return readdirSync(parent).map((name) => join(parent, name));
  });
  return folders.filter((folder) => existsSync(join(folder, "package.json"))).sort();
}
