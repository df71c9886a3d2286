import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const siteFolder: string = fileURLToPath(new URL("../../dist", import.meta.url));

// These pages have separate tests.
const excludedFolders = ["redoc", "try"];

export const sitePages: { address: string; html: string }[] = globSync("**/index.html", { cwd: siteFolder })
  .filter((file) => !excludedFolders.includes(file.split("/")[0] ?? ""))
  .toSorted()
  .map((file) => ({
    address: file === "index.html" ? "/docs/" : `/docs/${dirname(file)}/`,
    html: readFileSync(join(siteFolder, file), "utf8"),
  }));

/** The guides, the operations and one page of each other kind: pages of a kind differ only in their text. */
export const samplePages: typeof sitePages = sitePages.filter(
  ({ address }) => !/^\/docs\/reference\/(errors|headers|schemas)\/(?!key_banned|link|pet\/)/.test(address),
);
