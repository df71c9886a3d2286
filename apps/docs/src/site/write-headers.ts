import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Headers by the beginning of the path below the site; the later one counts. */
export type SiteHeaders = Record<string, Record<string, string>>;

/** Writes them for `createStaticRoutes` of packages/node-edge. */
export function writeHeaders(folder: string, headers: SiteHeaders): void {
  writeFileSync(join(folder, "headers.json"), `${JSON.stringify(headers, null, 2)}\n`);
}
