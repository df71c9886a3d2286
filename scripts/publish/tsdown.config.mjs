// Builds the package in the current folder for npm: the entry points of `publishConfig`, which contain the packages of this repository.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { workspaces } from "../toolchain/dependencies.mjs";
import { root } from "../toolchain/pins.mjs";

const {
  name,
  bin = {},
  engines,
  exports,
  peerDependencies = {},
  publishConfig,
} = JSON.parse(readFileSync("package.json", "utf8"));
const libraries = Object.entries(publishConfig.exports).filter(([path]) => path !== "./package.json");
const commands = Object.entries(publishConfig.bin ?? {});
const entry = Object.fromEntries([
  ...commands.map(([name]) => [commandFile(name), bin[name]]),
  ...libraries.map(([path, { default: file }]) => [basename(file, ".js"), exports[path].default ?? exports[path]]),
]);

export default {
  // The default is the folder of this file.
  cwd: process.cwd(),
  entry,
  platform: "neutral",
  treeshake: { moduleSideEffects: false },
  plugins: [{ name: "commands", generateBundle }],
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

/** Writes each command as a file that every Node.js can run. It checks the version before it imports newer code. */
function generateBundle() {
  const minimum = engines?.node.match(/\d+/g);
  for (const [command, file] of commands) {
    const source = `#!/usr/bin/env node
const versions = [process.versions.node.split("."), ${JSON.stringify(minimum)}];
const [actual, minimum] = versions.map(([major, minor, patch = 0]) => major * 1e6 + minor * 1e3 + Number(patch));
if (actual < minimum) {
  console.error(\`${command} needs Node.js ${minimum?.join(".")} or later. This is \${process.versions.node}. Install a newer version.\`);
  process.exit(2);
}
const { enableCompileCache } = await import("node:module");
enableCompileCache();
await import("./${commandFile(command)}.js");
`;
    this.emitFile({ type: "asset", fileName: basename(file), source });
  }
}

function commandFile(command) {
  return `${command}-command`;
}

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
