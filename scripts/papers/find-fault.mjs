import { posix } from "node:path";
import { findCommandFault } from "./find-command-fault.mjs";
import { findLinkFault } from "./find-link-fault.mjs";
import { findPathFault } from "./find-path-fault.mjs";

const path = /^[\w.@*{},-]+(\/[\w.@*{},-]+)*\/?$/;
const extension = /\.(ts|mjs|js|json|yaml|yml|md|css|svg|html|grit|lua|c)$/;
const mediaType = /^(application|text|image|multipart|audio|video)\//;
const variable = /^([A-Z][A-Z0-9_]{2,})(=\S*)?$/;
const assignments = /^([A-Z][A-Z0-9_]*=\S*\s+)+/;

/** Why a citation leads nowhere, and what to do; undefined where it leads somewhere, or is none of ours: an address, a line of code. */
export function findFault(citation, repository) {
  const { kind, text, paper } = citation;
  const room = roomOf(paper, repository);
  if (kind === "link") return findLinkFault(text, paper, repository);
  if (kind === "tree") return findPathFault(text, { ...citation, room }, repository);
  for (const [, name] of (assignments.exec(`${text} `)?.[0] ?? "").matchAll(/([A-Z][A-Z0-9_]*)=/g)) {
    const fault = findVariableFault(name, repository);
    if (fault) return fault;
  }
  const command = text.replace(assignments, "");
  if (command.includes(" ")) return findCommandFault(command, { paper, room }, repository);
  if (repository.files.some((file) => posix.basename(file) === text)) return undefined;
  if (isDependency(text, repository)) return undefined;
  if (variable.test(text)) return findVariableFault(variable.exec(text)[1], repository);
  const isPath = path.test(text) && (text.includes("/") || extension.test(text)) && !mediaType.test(text);
  return isPath ? findPathFault(text, { paper, room }, repository) : undefined;
}

// Some packages are called like a file: ipaddr.js.
function isDependency(text, { manifests }) {
  return [...manifests.values()].some(
    ({ dependencies, devDependencies }) => text in { ...dependencies, ...devDependencies },
  );
}

function findVariableFault(name, { words }) {
  if (words.has(name)) return undefined;
  return `no source knows a variable of this name. Cite it as it is read in the sources, or take it out.`;
}

/** The folder of the workspace that a paper belongs to; "" for those of the whole repository. */
function roomOf(paper, { manifests }) {
  let folder = posix.dirname(paper);
  while (folder !== "." && !manifests.has(folder)) folder = posix.dirname(folder);
  return folder === "." ? "" : folder;
}
