import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteHeaders } from "./write-headers.ts";

const built = fileURLToPath(new URL("../../node_modules/@animal-store/try/dist", import.meta.url));

/** Copies the try-it page into the site. @returns the headers that it is to be served with @throws {Error} where it is not built */
export function copyTry(folder: string): SiteHeaders {
  if (!existsSync(built)) {
    throw new Error(
      "The try-it page is a part of the site, and is not built. Run: pnpm --filter @animal-store/try build",
    );
  }
  cpSync(built, join(folder, "try"), { recursive: true });
  const headers: SiteHeaders = JSON.parse(readFileSync(join(built, "headers.json"), "utf8"));
  const below = Object.entries(headers).map(([path, entries]) => [`/try${path}`, entries]);
  // The page is served without the slash too.
  return Object.fromEntries([["/try", headers["/"]], ...below]);
}
