import { posix } from "node:path";
import { written } from "./read-repository.mjs";

/** What only exists once somebody made it, by what the papers tell. */
const madeByReaders = ["keys.json", "headers.json", "packages/client/try.ts", "server.lock.db"];

/** A path may be written from the paper, its room, the room's src, the root, or packages and apps; in a room, from any folder of it. */
export function findPathFault(text, { paper, room }, repository) {
  if (text.startsWith("@")) return findPackageFault(text, repository);
  const cited = posix.normalize(text).replace(/\/$/, "");
  if (madeByReaders.includes(cited) || cited.split("/").some((part) => written.includes(part))) return undefined;
  const bases = [posix.dirname(paper), room, posix.join(room, "src"), "", "packages", "apps"];
  const places = bases.map((base) => posix.join(base, cited));
  const known = text.endsWith("/") ? repository.folders : [...repository.files, ...repository.folders];
  const isKnown = known.some((path) => places.some((place) => fits(path, place)) || isInside(path, room, cited));
  return isKnown
    ? undefined
    : `there is no such ${text.endsWith("/") ? "folder" : "file or folder"}. ${nextStep(cited, repository)}`;
}

function fits(path, place) {
  if (path === place || path === `${place}.ts`) return true;
  return /[*{]/.test(place) && (posix.matchesGlob(path, place) || posix.matchesGlob(posix.basename(path), place));
}

function isInside(path, room, cited) {
  return room !== "" && path.startsWith(`${room}/`) && (path.endsWith(`/${cited}`) || path.endsWith(`/${cited}.ts`));
}

function nextStep(cited, { files }) {
  const namesakes = files.filter((file) => posix.basename(file) === posix.basename(cited)).slice(0, 3);
  if (namesakes.length > 0) return `Cite it from the root: ${namesakes.join(", ")}.`;
  return "Cite where it is now, or take it out.";
}

function findPackageFault(text, { manifests }) {
  const [scope, name, ...rest] = text.split("/");
  const asked = name ? `${scope}/${name}` : `${scope}/`;
  const all = [...manifests.values()];
  const ours = all.find((manifest) => manifest.name === asked);
  if (ours) {
    const entry = rest.length > 0 ? `./${rest.join("/")}` : ".";
    if (entry === "." || entry in (ours.exports ?? {})) return undefined;
    return `${asked} exports no "${entry}". It exports ${Object.keys(ours.exports ?? {}).join(", ") || "nothing"}.`;
  }
  const names = all.flatMap(({ name = "", dependencies, devDependencies }) => [
    name,
    ...Object.keys({ ...dependencies, ...devDependencies }),
  ]);
  if (names.some((dependency) => dependency === asked || dependency.startsWith(name ? `${asked}/` : asked)))
    return undefined;
  return "no workspace has this name, and none depends on it. Cite the name in its package.json, or take it out.";
}
