import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workspaces } from "./dependencies.mjs";
import { root } from "./pins.mjs";

/** What turbo can run: the tasks of turbo.json by their name, and each as a script of a workspace, `@animal-store/client#test`. */
export function knownTasks() {
  const tasks = Object.keys(read(join(root, "turbo.json")).tasks);
  const names = new Set(tasks.map((task) => task.split("#").at(-1)));
  const scripts = [root, ...workspaces()].flatMap((folder) => {
    const { name, scripts = {} } = read(join(folder, "package.json"));
    const room = folder === root ? "//" : name;
    // Of the root's scripts only those that turbo.json names are tasks.
    return Object.keys(scripts)
      .map((script) => ({ script, task: `${room}#${script}` }))
      .filter(({ script, task }) => tasks.includes(task) || (folder !== root && names.has(script)))
      .map(({ task }) => task);
  });
  return [...new Set([...names, ...scripts])].filter((name) => name !== "transit");
}

/** Why a name is none of these tasks and which ones are nearest; undefined where it is one. */
export function taskProblem(name, tasks = knownTasks()) {
  if (tasks.includes(name)) return undefined;
  const near = nearest(name, tasks);
  return `there is no task called ${name}. The nearest are ${near.join(", ")}. Flags of turbo are written with =: --filter=NAME`;
}

function nearest(name, tasks) {
  const likeness = (task) => Math.max(...[task, ...task.split(/[#/]/)].map((part) => shared(name, part)));
  const isTest = (task) => Number(task.endsWith("#test"));
  const byLikeness = (one, other) => likeness(other) - likeness(one) || isTest(other) - isTest(one);
  return tasks.toSorted(byLikeness).slice(0, 3);
}

// The part of both that are letters which follow each other in both: a typo costs two or three such pairs.
function shared(name, part) {
  const pairs = (text) => new Set(Array.from(text.slice(1), (letter, index) => text[index] + letter));
  const [own, others] = [pairs(name), pairs(part)];
  return [...own].filter((pair) => others.has(pair)).length / Math.max(own.size, others.size, 1);
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
