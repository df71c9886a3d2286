import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as buildProgram } from "tsdown";
import { build as buildPage } from "vite";
import { root } from "../toolchain/pins.mjs";

/** What of others the docs' pages hold; their builders bring it ready-made, so that no bundler of ours could tell. */
const inDocs = ["@astrojs/starlight", "astro-expressive-code", "pagefind", "@pagefind/default-ui", "@redocly/cli"];

/** The packages of others whose code is in what the server serves, `name@version`, with the parts that hold them. */
export async function bundledPackages() {
  const parts = {
    server: await modulesOfServer(),
    console: await modulesOfPage("apps/console"),
    "try-it page": await modulesOfPage("apps/try"),
  };
  const packages = new Map();
  const add = (id, part) => packages.set(id, new Set([...(packages.get(id) ?? []), part]));
  for (const [part, modules] of Object.entries(parts))
    for (const id of new Set(modules.flatMap((module) => packageOf(module) ?? []))) add(id, part);
  return { packages, inDocs };
}

async function modulesOfServer() {
  const outDir = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    const bundles = await buildProgram({ cwd: join(root, "apps/server"), outDir, copy: [], logLevel: "silent" });
    return bundles.flatMap(({ chunks }) => chunks.flatMap(modulesOf));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function modulesOfPage(folder) {
  const built = await buildPage({ root: join(root, folder), logLevel: "silent", build: { write: false } });
  return [built].flat().flatMap(({ output }) => output.flatMap(modulesOf));
}

// What was left out as unused has a length of 0, but for styles, which leave their module.
function modulesOf({ modules = {} }) {
  return Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(\?|$)/.test(id))
    .map(([id]) => id);
}

/** The package that a module lies in, `name@version`; undefined for one of ours. */
function packageOf(module) {
  const [, folder, name] = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/?]+))\//.exec(module.replaceAll("\\", "/")) ?? [];
  if (!name) return undefined;
  return `${name}@${JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version}`;
}
