import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readRepository } from "../papers/read-repository.mjs";
import { root } from "../toolchain/pins.mjs";
import { manifests, outsideEntries } from "./direct-dependencies.mjs";

const sources = /\.(ts|tsx|mts|mjs|js|json|css|astro|html|yaml|md|mdx)$/;

/** The dependencies of a workspace that nothing in it names: neither a source nor a program of its scripts. */
export function unusedDependencies() {
  const { files, read } = readRepository(root);
  const rooms = manifests.map(({ folder }) => folder).filter(Boolean);
  const roomOf = (file) => rooms.find((room) => file.startsWith(`${room}/`)) ?? "";
  const texts = new Map();
  for (const file of files.filter((file) => sources.test(file) && !/(package|pnpm-lock)\.(json|yaml)$/.test(file)))
    texts.set(roomOf(file), `${texts.get(roomOf(file)) ?? ""}\n${read(file)}`);

  return outsideEntries()
    .filter(({ kind, name }) => kind !== "peerDependencies" && !name.startsWith("@types/"))
    .filter(({ folder, name }) => {
      const { scripts = {} } = manifests.find((manifest) => manifest.folder === folder);
      const commands = Object.values(scripts).join("\n");
      const text = texts.get(folder) ?? "";
      return !names(text, name) && !programsOf(folder, name).some((program) => names(`${commands}\n${text}`, program));
    })
    .map(({ folder, name }) => posix.join(folder, name));
}

// A word of its own, or the beginning of a path; not the end of another package's name.
function names(text, word) {
  return new RegExp(`(?<![\\w@.-]|@[\\w-]+/)${RegExp.escape(word)}(?![\\w-])`).test(text);
}

function programsOf(folder, name) {
  const manifest = join(root, folder, "node_modules", name, "package.json");
  const { bin = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {};
  return typeof bin === "string" ? [name.split("/").at(-1)] : Object.keys(bin);
}
