// `npm run packages` packs with this hook of pnpm. A build contains the packages of this repository, so the manifest depends on none.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const { catalog } = parse(readFileSync(new URL("../../pnpm-workspace.yaml", import.meta.url), "utf8"));

export const hooks = { beforePacking };

function beforePacking({ devDependencies: _dev, scripts: _scripts, ...manifest }, folder) {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const builtFiles = listBuiltFiles(folder, manifest);
  const names = [...Object.keys(dependencies), ...findImports(folder, builtFiles)]
    .filter((name) => !name.startsWith("@animal-store/") && !Object.hasOwn(peerDependencies, name))
    .sort();
  return {
    ...manifest,
    files: manifest.files.flatMap((file) => (file === "dist" ? builtFiles : [file])),
    dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name] ?? findVersion(name)])),
  };
}

/** Returns the entry points and the files that they import. The folder can have others: turbo restores a build next to an earlier one. */
function listBuiltFiles(folder, { exports, bin, publishConfig }) {
  const files = new Set(JSON.stringify({ exports, bin, publishConfig }).match(/dist\/[^"]+/g));
  for (const file of files) {
    // `from "./errors.js"`, `import "./polyfill.js"`, `import("./formats.js")`
    for (const [, name] of readFileSync(join(folder, file), "utf8").matchAll(
      /(?:from |import |import\()"\.\/([\w-]+)\.js"/g,
    ))
      files.add(`dist/${name}${file.endsWith(".d.ts") ? ".d.ts" : ".js"}`);
  }
  return [...files];
}

function findVersion(name) {
  if (!catalog[name]) throw new Error(`The build imports ${name}. Add it to the catalog in pnpm-workspace.yaml.`);
  return catalog[name];
}

/** Returns the packages that the built code and its types import, such as those of a package that the build contains. */
function findImports(folder, builtFiles) {
  const imports = builtFiles
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n")
    .matchAll(/^(?:import|export|\} from)\b[^"\n]*"((?:@[\w-]+\/)?[\w-][\w.-]*)[^"\n:]*";$/gm);
  return Array.from(imports, ([, name]) => name);
}
