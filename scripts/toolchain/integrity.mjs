import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const file = new URL("integrity.json", import.meta.url);

/** The SHA-512 of each package that is downloaded outside the lockfile, by name and version, as `npm view` prints it. */
export const pinnedIntegrity = JSON.parse(readFileSync(file, "utf8"));

/**
 * Compares a tarball with the pinned hash of its package.
 * @param {string} specifier `name@version`
 * @throws {Error} if it has other bytes, or no hash is pinned
 */
export function assertIntegrity(archive, specifier, pinned = pinnedIntegrity) {
  const expected = pinned[specifier];
  if (!expected)
    throw new Error(
      `${specifier} has no pinned hash in scripts/toolchain/integrity.json. Install this version yourself, or pin its hash: node scripts/toolchain/update-integrity.mjs`,
    );
  const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (found === expected) return;
  throw new Error(
    `the download of ${specifier} does not have the pinned bytes, and was not unpacked: its hash is ${found}, scripts/toolchain/integrity.json has ${expected}. Use another npm registry or mirror, and report it if that does not help.`,
  );
}
