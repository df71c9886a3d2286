import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** What building, testing and running write: never read, and taken as there where a paper cites it. */
export const written = ["node_modules", "dist", "coverage", ".turbo", ".toolchain", ".git", ".last-good", "data"];

const sources = /\.(ts|mjs|json|yaml|yml|grit|lua)$/;

/** All that papers can cite: files, folders, manifests and the words that sources use as names of variables. */
export function readRepository(root) {
  const entries = walk(root, "");
  const files = entries.filter(({ isFile }) => isFile).map(({ path }) => path);
  const folders = entries.filter(({ isFile }) => !isFile).map(({ path }) => path);
  const read = (file) => readFileSync(join(root, file), "utf8");
  const manifests = new Map(
    files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .map((file) => [posix.dirname(file).replace(/^\.$/, ""), JSON.parse(read(file))]),
  );
  const words = new Set(
    files
      .filter((file) => sources.test(file) && !file.includes("/generated/") && !file.endsWith("pnpm-lock.yaml"))
      .flatMap((file) => read(file).match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []),
  );
  return { files, folders, manifests, words, read };
}

function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !written.includes(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return [{ path, isFile: entry.isFile() }, ...(entry.isDirectory() ? walk(root, path) : [])];
    });
}
