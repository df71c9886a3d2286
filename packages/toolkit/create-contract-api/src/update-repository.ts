import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTarballOf, listTarballs, toolkit, UserError } from "./create-repository.ts";

/** A package of the toolkit in a created repository. */
interface Update {
  readonly name: string;
  readonly oldTarball: string;
  readonly newTarball: string;
}

/**
 * Replaces the packages of the toolkit in a created repository by those of this one. Changes only package.json and `packages/`.
 * @param source the folder with the new packages
 * @returns a line for each package
 * @throws {UserError} if the folder is not a created repository, or if the toolkit has no longer one of its packages
 */
export function updateRepository(folder: string, source = toolkit): string[] {
  const path = join(folder, "package.json");
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  // "@animal-store/process": "file:packages/animal-store-process-0.1.0.tgz"
  const entries = [...text.matchAll(/"(@animal-store\/[\w-]+)": *"file:packages\/([\w.-]+\.tgz)"/g)];
  if (entries.length === 0)
    throw new UserError(
      `${path} has no package of the toolkit in packages/. Pass the folder of a created repository.`,
      2,
    );
  const tarballs = listTarballs(source);
  if (tarballs.length === 0)
    throw new UserError("This package contains no toolkit. Run it from the tarball of npm run packages.", 2);
  const updates: Update[] = entries.map(([, name = "", oldTarball = ""]) => {
    const newTarball = tarballs.find((file) => isTarballOf(file, name));
    if (newTarball === undefined)
      throw new UserError(
        `The new toolkit has no ${name}. Remove it from ${path}, and from the code, then run this again.`,
      );
    return { name, oldTarball, newTarball };
  });
  for (const { newTarball } of updates) cpSync(join(source, newTarball), join(folder, "packages", newTarball));
  const newText = updates.reduce(
    (each, { oldTarball, newTarball }) =>
      each.replaceAll(`file:packages/${oldTarball}"`, `file:packages/${newTarball}"`),
    text,
  );
  writeFileSync(path, newText);
  const current = new Set(updates.map(({ newTarball }) => newTarball));
  for (const file of readdirSync(join(folder, "packages")))
    if (file.startsWith("animal-store-") && !current.has(file)) rmSync(join(folder, "packages", file));
  forgetInstalled(folder);
  return updates.map(
    ({ name, oldTarball, newTarball }) => `${name}: ${toVersion(oldTarball)} → ${toVersion(newTarball)}`,
  );
}

/** Makes npm read the tarballs again, also if their versions are the same. */
function forgetInstalled(folder: string): void {
  rmSync(join(folder, "node_modules/@animal-store"), { recursive: true, force: true });
  for (const name of ["package-lock.json", "node_modules/.package-lock.json"]) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    const lock = JSON.parse(readFileSync(path, "utf8"));
    for (const each of Object.keys(lock.packages ?? {}))
      if (each.startsWith("node_modules/@animal-store/")) delete lock.packages[each];
    writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
  }
}

function toVersion(tarball: string): string {
  return tarball.replace(/^.*?-(?=\d)|\.tgz$/g, "");
}
