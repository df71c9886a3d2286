import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain/pins.mjs";

const store = join(root, "node_modules", ".pnpm");
const lifecycle = ["preinstall", "install", "postinstall"];

/** The names of installed packages that would run code at their installation if they were let. */
export function packagesWithInstallScripts(folder = store) {
  const names = readdirSync(folder).flatMap((entry) => packagesIn(join(folder, entry, "node_modules")));
  return [...new Set(names)].sort();
}

// Beside a package lie links to what it depends on; each of these has an entry of its own.
function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  const folders = readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.name.startsWith("@")) return entry.isDirectory() ? [entry.name] : [];
    const scoped = readdirSync(join(modules, entry.name), { withFileTypes: true });
    return scoped.filter((inner) => inner.isDirectory()).map((inner) => `${entry.name}/${inner.name}`);
  });
  return folders.filter((name) => runsCode(join(modules, name)));
}

function runsCode(folder) {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return false;
  const { scripts = {} } = JSON.parse(readFileSync(manifest, "utf8"));
  // A binding.gyp alone has npm run node-gyp.
  return lifecycle.some((name) => scripts[name]) || existsSync(join(folder, "binding.gyp"));
}
