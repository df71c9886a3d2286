// Builds the package in the current folder for npm: the entry points of `publishConfig`, which contain the packages of this repository.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const { bin = {}, exports, peerDependencies = {}, publishConfig } = JSON.parse(readFileSync("package.json", "utf8"));
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
  dts: libraries.length > 0 && { tsconfig: fileURLToPath(new URL("../../tsconfig.publish.json", import.meta.url)) },
  deps: {
    // A peer dependency is not bundled: its classes must exist once.
    alwaysBundle: (id) => id.startsWith("@animal-store/") && !Object.hasOwn(peerDependencies, id),
    neverBundle: (id) => /^[^./]/.test(id) && !id.startsWith("@animal-store/"),
    onlyBundle: [],
  },
  logLevel: "error",
};
