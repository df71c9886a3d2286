import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { capture } from "./child-processes.mjs";
import { lastLines, SetupError } from "./progress.mjs";

export const pinnedIntegrity = JSON.parse(readFileSync(new URL("integrity.json", import.meta.url), "utf8"));

/**
 * Downloads an npm package into `folder` and unpacks it, or only one `file` of it. Runs no scripts and installs no dependencies.
 * @throws {SetupError} if the download fails or its hash is not the pinned one
 */
export async function unpackPackage({ name, version, file }, folder) {
  const specifier = `${name}@${version}`;
  const { code, output } = await npm(["pack", specifier, "--pack-destination", folder, "--loglevel=error"]);
  if (code !== 0)
    throw new SetupError(
      `npm could not download ${specifier} (exit ${code}):\n${lastLines(output)}\nCheck the connection to your npm registry and run the command again.`,
    );
  const archive = join(folder, readdirSync(folder).find((entry) => entry.endsWith(".tgz")) ?? "");
  assertIntegrity(archive, specifier);
  const unpacked = await capture("tar", ["-xzf", archive, "-C", folder, ...(file ? [`package/${file}`] : [])]);
  if (unpacked.code !== 0) throw new SetupError(`tar could not unpack ${specifier}:\n${lastLines(unpacked.output)}`);
  rmSync(archive);
  return join(folder, "package");
}

export async function installProgram(program, targetFolder) {
  await createFolderAtomically(targetFolder, async (folder) => {
    const path = join(await unpackPackage(program, folder), program.file);
    const bin = join(folder, "bin");
    mkdirSync(bin);
    renameSync(path, join(bin, basename(path)));
    chmodSync(join(bin, basename(path)), 0o755);
    return bin;
  });
}

/** Creates a folder atomically: `fill` writes to a temporary folder, which is then renamed, or the subfolder that `fill` returns. */
export async function createFolderAtomically(targetFolder, fill) {
  mkdirSync(dirname(targetFolder), { recursive: true });
  const folder = mkdtempSync(`${targetFolder}-`);
  try {
    const filledFolder = (await fill(folder)) ?? folder;
    rmSync(targetFolder, { recursive: true, force: true });
    renameSync(filledFolder, targetFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares a tarball with the pinned hash of its package. @throws {SetupError} if the hash differs or is not pinned */
export function assertIntegrity(archive, specifier, pinned = pinnedIntegrity) {
  const expected = pinned[specifier];
  if (!expected)
    throw new SetupError(
      `${specifier} has no pinned hash in scripts/toolchain/integrity.json. Install this version yourself, or pin its hash with: node scripts/toolchain/update-integrity.mjs`,
    );
  const actual = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (actual === expected) return;
  throw new SetupError(
    `the hash of the downloaded ${specifier} must be ${expected} (see scripts/toolchain/integrity.json), got ${actual}. It was not unpacked. Try another npm registry or mirror. If it fails again, report it.`,
  );
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === "npm-cli.js" && existsSync(cli)) return capture(process.execPath, [cli, ...args]);
  return capture("npm", args, { shell: process.platform === "win32" });
}
