import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the site was built. */
export const siteFolder: string = fileURLToPath(new URL("../../dist", import.meta.url));

// Others make these two; they have tests of their own.
const foreign = ["reference", "try"];

/** The pages of the guides: where each is served, and its HTML. */
export const sitePages: { address: string; html: string }[] = globSync("**/index.html", { cwd: siteFolder })
  .filter((file) => !foreign.includes(file.split("/")[0] ?? ""))
  .toSorted()
  .map((file) => ({
    address: file === "index.html" ? "/docs/" : `/docs/${dirname(file)}/`,
    html: readFileSync(join(siteFolder, file), "utf8"),
  }));
