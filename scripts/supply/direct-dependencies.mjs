import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { workspaces } from "../toolchain/dependencies.mjs";
import { root } from "../toolchain/pins.mjs";

const ours = "@animal-store/";
const kinds = ["dependencies", "optionalDependencies", "peerDependencies", "devDependencies"];

/** Every manifest with its folder from the root; "" is the root itself. */
export const manifests = [root, ...workspaces()].map((folder) => ({
  folder: relative(root, folder).split(sep).join("/"),
  ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
}));

/** Each entry of each manifest that names a package of somebody else: `{ folder, kind, name, range }`. */
export function outsideEntries() {
  return manifests.flatMap((manifest) =>
    kinds.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([name]) => !name.startsWith(ours))
        .map(([name, range]) => ({ folder: manifest.folder, kind, name, range })),
    ),
  );
}

/** The packages of others that these workspaces, and what they depend on here, have as `dependencies`. */
export function shippedWith(names) {
  const rooms = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const seen = new Set(names);
  // A set is walked to what is added on the way.
  for (const name of seen)
    for (const dependency of Object.keys(rooms.get(name)?.dependencies ?? {}))
      if (dependency.startsWith(ours)) seen.add(dependency);
  const shipped = [...seen].flatMap((name) => Object.keys(rooms.get(name)?.dependencies ?? {}));
  return new Set(shipped.filter((name) => !name.startsWith(ours)));
}

/** Our packages that others install. */
export const published = manifests.filter(({ publishConfig }) => publishConfig).map(({ name }) => name);
