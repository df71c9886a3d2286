import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { interruption } from "./child-processes.mjs";
import { dependenciesAreCurrent, installDependencies } from "./dependencies.mjs";
import { installProgram } from "./download.mjs";
import { withLock } from "./lock.mjs";
import {
  executable,
  isAtLeast,
  minNodeVersion,
  nodePackage,
  nodeVersion,
  platformName,
  pnpmPackage,
  pnpmVersion,
  root,
  toolchainFolder,
} from "./pins.mjs";
import { SetupError, withProgress } from "./progress.mjs";

const nodeFolder = join(toolchainFolder, `node-${nodeVersion}`);
const pnpmFolder = join(toolchainFolder, `pnpm-${pnpmVersion}`);

/** Installs missing programs and dependencies. @returns the folders for the front of PATH */
export async function setUp({ install }) {
  const usesHostNode = isAtLeast(process.versions.node, minNodeVersion);
  const usesHostPnpm = !existsSync(pnpmFolder) && hostHasPnpm();
  const findMissing = () => ({
    node: !usesHostNode && !existsSync(nodeFolder),
    pnpm: !usesHostPnpm && !existsSync(pnpmFolder),
    dependencies: install && !dependenciesAreCurrent(),
  });
  if (Object.values(findMissing()).includes(true)) {
    mkdirSync(toolchainFolder, { recursive: true });
    const installLocked = () => withLock(toolchainFolder, () => installMissing(findMissing(), usesHostPnpm));
    await withProgress(describeWork(findMissing()), () => Promise.race([installLocked(), interruption]));
  }
  const bin = join(root, "node_modules", ".bin");
  return [...(usesHostPnpm ? [] : [pnpmFolder]), bin, usesHostNode ? dirname(process.execPath) : nodeFolder];
}

// pnpm is a native program, so it can install the dependencies during the download of Node.js.
async function installMissing({ node, pnpm, dependencies }, usesHostPnpm) {
  const installNode = async () =>
    node &&
    installProgram(nodePackage() ?? fail("Node.js", nodeVersion, `Node.js ${minNodeVersion} or later`), nodeFolder);
  const installPnpmThenDependencies = async () => {
    if (pnpm) await installProgram(pnpmPackage() ?? fail("pnpm", pnpmVersion, `pnpm ${pnpmVersion}`), pnpmFolder);
    if (dependencies) await installDependencies(usesHostPnpm ? "pnpm" : join(pnpmFolder, executable("pnpm")));
  };
  // Waits for both even if one fails, so that the next run does not repeat the other.
  const results = await Promise.allSettled([installNode(), installPnpmThenDependencies()]);
  const failure = results.find(({ status }) => status === "rejected");
  if (failure) throw failure.reason;
  if (node || pnpm) removeOtherVersions([nodeFolder, pnpmFolder]);
}

function removeOtherVersions(folders) {
  for (const entry of readdirSync(toolchainFolder)) {
    const folder = join(toolchainFolder, entry);
    if (/^(node|pnpm)-/.test(entry) && !folders.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function describeWork({ node, pnpm, dependencies }) {
  const programs = [node && `Node.js ${nodeVersion}`, pnpm && `pnpm ${pnpmVersion}`].filter(Boolean).join(" and ");
  const parts = [programs && `downloading ${programs}`, dependencies && "installing the dependencies"];
  const steps = parts.filter(Boolean).join(", ");
  return programs ? `${steps} (only once, about 20 s)` : steps;
}

function fail(program, version, substitute) {
  throw new SetupError(
    `${program} ${version} is not available for ${platformName()}. Install ${substitute} yourself and run the command again.`,
  );
}

// Runs outside the repository, because the packageManager field would make pnpm download another version.
function hostHasPnpm() {
  const env = { ...process.env, COREPACK_ENABLE_NETWORK: "0" };
  const shell = process.platform === "win32";
  const { stdout } = spawnSync("pnpm", ["--version"], { cwd: tmpdir(), env, timeout: 5000, encoding: "utf8", shell });
  return stdout?.trim() === pnpmVersion;
}
