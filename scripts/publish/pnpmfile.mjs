// `npm run packages` packs with this hook of pnpm. A build contains the packages of this repository, so the manifest depends on none.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const { catalog } = parse(readFileSync(new URL("../../pnpm-workspace.yaml", import.meta.url), "utf8"));

export const hooks = { beforePacking };

function beforePacking({ devDependencies: _dev, scripts: _scripts, ...manifest }, folder) {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const names = [...Object.keys(dependencies), ...findImports(join(folder, "dist"))]
    .filter((name) => !name.startsWith("@animal-store/") && !Object.hasOwn(peerDependencies, name))
    .sort();
  return {
    ...manifest,
    dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name] ?? findVersion(name)])),
  };
}

function findVersion(name) {
  if (!catalog[name]) throw new Error(`The build imports ${name}. Add it to the catalog in pnpm-workspace.yaml.`);
  return catalog[name];
}

/** Returns the packages that the built code and its types import, such as those of a package that the build contains. */
function findImports(folder) {
  const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const imports = code
    .join("\n")
    .matchAll(/^(?:import|export|\} from)\b[^"\n]*"((?:@[\w-]+\/)?[\w-][\w.-]*)[^"\n:]*";$/gm);
  return Array.from(imports, ([, name]) => name);
}
