import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tryFolder } from "../guides/chapters.ts";
import type { SiteHeaders } from "./write-headers.ts";

/** Copies the try-it page into the site. @returns the headers that it is to be served with */
export function copyTry(folder: string): SiteHeaders {
  if (!existsSync(tryFolder)) return {};
  cpSync(tryFolder, join(folder, "try"), { recursive: true });
  const headers: SiteHeaders = JSON.parse(readFileSync(join(tryFolder, "headers.json"), "utf8"));
  return Object.fromEntries(Object.entries(headers).map(([path, entries]) => [`/try${path}`, entries]));
}
