import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

interface KnownFile {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
  readonly tag: string;
}

/**
 * Tags of files, by what is in them (RFC 9110, section 8.8.3). Each file is read once, and again where it was changed: to read and
 * digest a large page for each request costs more than all else.
 */
export function createFileTags(): (path: string) => string {
  const known = new Map<string, KnownFile>();
  return (path) => {
    const { size, mtimeMs, ino } = statSync(path);
    const found = known.get(path);
    if (found?.size === size && found.mtimeMs === mtimeMs && found.ino === ino) return found.tag;
    const tag = `"${hash("sha1", readFileSync(path), "base64url")}"`;
    known.set(path, { size, mtimeMs, ino, tag });
    return tag;
  };
}
