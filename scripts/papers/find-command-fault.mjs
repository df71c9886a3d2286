import { posix } from "node:path";
import { commands } from "../commands.mjs";

const ownOfPnpm = ["install", "add", "exec", "dlx", "pack", "publish", "update", "run"];

/** npm and pnpm run scripts that exist, node runs files that exist; other programs are not ours to judge. */
export function findCommandFault(command, place, repository) {
  const [program, ...words] = command.split(/[ |;&)]+/);
  const rest = words.filter((word) => !word.startsWith("-"));
  const first = rest[0] ?? "";
  if (!/^[\w./:@#-]+$/.test(first)) return undefined;
  if (program === "npm") {
    if (first === "run") return findScriptFault(rest[1] ?? "", "", repository);
    if (first !== "test" && first !== "start") return undefined;
    const tasks = rest.filter((word) => /^[\w./@-]+#[\w:]+$/.test(word));
    return tasks.map((task) => findTaskFault(task, repository)).find(Boolean) ?? findScriptFault(first, "", repository);
  }
  if (program === "pnpm" && !ownOfPnpm.includes(first)) return findScriptFault(first, place.room, repository);
  if (program === "node") return findProgramFault(first, rest.slice(1), place, repository);
  return undefined;
}

function findScriptFault(name, room, { manifests }) {
  const scripts = Object.keys(manifests.get(room)?.scripts ?? {});
  if (scripts.includes(name)) return undefined;
  return `${posix.join(room, "package.json")} has no script "${name}". Cite one that it has (${scripts.join(", ")}), or add it.`;
}

function findTaskFault(task, repository) {
  const [workspace, name] = task.split("#");
  const [, manifest] =
    [...repository.manifests].find(([folder, { name }]) => (workspace === "//" ? folder === "" : name === workspace)) ??
    [];
  if (manifest?.scripts?.[name]) return undefined;
  return manifest ? `${workspace} has no script "${name}".` : `no workspace is called ${workspace}.`;
}

function findProgramFault(file, args, place, repository) {
  if (!file) return undefined;
  // A guide has the reader save a sample and run it.
  const places = [place.room, posix.join(place.room, "samples"), posix.dirname(place.paper), ""].map((base) =>
    posix.join(base, file),
  );
  if (file === "packages/client/try.ts") return undefined;
  if (!repository.files.some((path) => places.includes(path)))
    return `there is no ${file} to run. Cite where the program is now.`;
  if (!file.endsWith("scripts/toolchain.mjs") || args.length === 0) return undefined;
  if (args[0] === "node") return findProgramFault(args[1], args.slice(2), place, repository);
  if (Object.hasOwn(commands, args[0]) || !args[0].includes(":")) return undefined;
  return `scripts/commands.mjs knows no command "${args[0]}".`;
}
