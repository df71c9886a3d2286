// Builds the package in the current folder for npm: the entry points of `publishConfig`, which contain the packages of this repository.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { workspaces } from "../toolchain/dependencies.mjs";
import { root } from "../toolchain/pins.mjs";

const {
  name,
  bin = {},
  exports,
  peerDependencies = {},
  publishConfig,
} = JSON.parse(readFileSync("package.json", "utf8"));
const libraries = Object.entries(publishConfig.exports).filter(([path]) => path !== "./package.json");
const entry = Object.fromEntries([
  ...Object.entries(publishConfig.bin ?? {}).map(([name, file]) => [basename(file, ".js"), bin[name]]),
  ...libraries.map(([path, { default: file }]) => [basename(file, ".js"), exports[path].default ?? exports[path]]),
]);

export default {
  // The default is the folder of this file.
  cwd: process.cwd(),
  entry,
  platform: "neutral",
  // A script such as the check of the Node.js version is imported for its effect only.
  treeshake: { moduleSideEffects: (id) => id.includes("/scripts/") },
  fixedExtension: false,
  dts: libraries.length > 0 && { tsconfig: writeConfig() },
  deps: {
    // A peer dependency is not bundled: its classes must exist once.
    alwaysBundle: (id) => id.startsWith("@animal-store/") && !Object.hasOwn(peerDependencies, id),
    neverBundle: (id) => /^[^./]/.test(id) && !id.startsWith("@animal-store/"),
    onlyBundle: [],
  },
  logLevel: "error",
};

/** Writes a configuration with only this package and its imports, because the compiler writes the types of all its files. */
function writeConfig() {
  // The compiler writes no types for modules that it finds in node_modules.
  const paths = Object.fromEntries(workspaces().flatMap(listModules));
  const include = [`${relative(root, process.cwd())}/src`];
  // All files must be below its folder.
  const file = join(root, `tsconfig.publish.${basename(name)}.json`);
  writeFileSync(file, JSON.stringify({ extends: "./tsconfig.publish.json", compilerOptions: { paths }, include }));
  process.once("exit", () => rmSync(file));
  return file;
}

function listModules(folder) {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries(exports).map(([path, target]) => [
    join(name, path),
    [`./${relative(root, join(folder, target.default ?? target))}`],
  ]);
}
