import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain/pins.mjs";
import { outsideEntries, published, shippedWith } from "./direct-dependencies.mjs";

/** What DEPENDENCIES.md tells: `{ name, why, chapter }` for each line of its tables. */
export function readDependencyList(markdown = readFileSync(join(root, "DEPENDENCIES.md"), "utf8")) {
  return markdown.split(/^## /m).flatMap((text) => {
    const chapter = text.slice(0, text.indexOf("\n"));
    const rows = text.matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm);
    return Array.from(rows, ([, name, why]) => ({ name, why, chapter }));
  });
}

/** The chapters of DEPENDENCIES.md, from what matters most; a package stands in the first one that it belongs to. */
export const chapters = [
  { title: "In the server", names: shippedWith(["@animal-store/server"]) },
  { title: "In the pages that it serves", names: shippedWith(["@animal-store/console", "@animal-store/try"]) },
  { title: "With the packages that others install", names: shippedWith(published) },
  { title: "To build, check and measure", names: new Set(outsideEntries().map(({ name }) => name)) },
];

/** The chapter that a direct dependency belongs to; undefined where no manifest names it. */
export function chapterOf(name) {
  return chapters.find(({ names }) => names.has(name))?.title;
}
