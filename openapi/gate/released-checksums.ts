import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In the folder of the released contracts; `sha256sum --check SHA256SUMS` reads it as well. */
const checksumFile = "SHA256SUMS";

/** Remembers what a file of the folder holds from now on. */
export function addChecksum(folder: string, name: string): void {
  appendFileSync(join(folder, checksumFile), `${checksumOf(join(folder, name))}  ${name}\n`);
}

/** What is no longer as it was frozen, a sentence for each file. */
export function alteredReleases(folder: string): string[] {
  const frozen = readChecksums(folder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".yaml")) : [];
  return [...new Set([...frozen.keys(), ...names])].sort().flatMap((name) => {
    const file = join(folder, name);
    if (!names.includes(name))
      return [`${file} was released and is gone. Bring it back from the repository's history.`];
    if (!frozen.has(name)) return [`${file} was not frozen by \`npm run freeze\`: ${checksumFile} does not list it.`];
    if (frozen.get(name) === checksumOf(file)) return [];
    return [`${file} was edited after it was frozen, and callers rely on it. Take the edit back.`];
  });
}

function readChecksums(folder: string): Map<string, string> {
  const file = join(folder, checksumFile);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Map(lines.filter((line) => line !== "").map((line) => [line.slice(66), line.slice(0, 64)]));
}

function checksumOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
