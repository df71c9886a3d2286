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
  host,
  isAtLeast,
  nodePackage,
  nodeVersion,
  oldestNode,
  pnpmPackage,
  pnpmVersion,
  root,
  toolchainFolder,
} from "./pins.mjs";
import { SetupError, withProgress } from "./progress.mjs";

const nodeFolder = join(toolchainFolder, `node-${nodeVersion}`);
const pnpmFolder = join(toolchainFolder, `pnpm-${pnpmVersion}`);

/** Installs what is missing and returns the folders that belong at the front of PATH. */
export async function setUp({ install }) {
  const hostNode = isAtLeast(process.versions.node, oldestNode);
  const hostPnpm = !existsSync(pnpmFolder) && hostHasPnpm();
  const missing = () => ({
    node: !hostNode && !existsSync(nodeFolder),
    pnpm: !hostPnpm && !existsSync(pnpmFolder),
    dependencies: install && !dependenciesAreCurrent(),
  });
  if (Object.values(missing()).includes(true)) {
    mkdirSync(toolchainFolder, { recursive: true });
    const work = () => withLock(toolchainFolder, () => complete(missing(), hostPnpm));
    await withProgress(describe(missing()), () => Promise.race([work(), interruption]));
  }
  const bin = join(root, "node_modules", ".bin");
  return [...(hostPnpm ? [] : [pnpmFolder]), bin, hostNode ? dirname(process.execPath) : nodeFolder];
}

// pnpm is a native program: it installs the dependencies while Node is downloaded.
async function complete({ node, pnpm, dependencies }, hostPnpm) {
  const installNode = async () =>
    node && installProgram(nodePackage() ?? reject("Node", nodeVersion, `Node ${oldestNode} or newer`), nodeFolder);
  const installPnpmThenDependencies = async () => {
    if (pnpm) await installProgram(pnpmPackage() ?? reject("pnpm", pnpmVersion, `pnpm ${pnpmVersion}`), pnpmFolder);
    if (dependencies) await installDependencies(hostPnpm ? "pnpm" : join(pnpmFolder, executable("pnpm")));
  };
  // A failure waits for the other half, so that the next run need not repeat it.
  const results = await Promise.allSettled([installNode(), installPnpmThenDependencies()]);
  const failure = results.find(({ status }) => status === "rejected");
  if (failure) throw failure.reason;
  if (node || pnpm) removeOthers([nodeFolder, pnpmFolder]);
}

// Programs of earlier pins.
function removeOthers(folders) {
  for (const entry of readdirSync(toolchainFolder)) {
    const folder = join(toolchainFolder, entry);
    if (/^(node|pnpm)-/.test(entry) && !folders.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function describe({ node, pnpm, dependencies }) {
  const programs = [node && `Node ${nodeVersion}`, pnpm && `pnpm ${pnpmVersion}`].filter(Boolean).join(" and ");
  const all = [programs && `downloading ${programs}`, dependencies && "installing the dependencies"]
    .filter(Boolean)
    .join(", ");
  return programs ? `${all} (once, about 20 s)` : all;
}

function reject(program, version, substitute) {
  throw new SetupError(
    `there is no package of ${program} ${version} for ${host()}. Install ${substitute} yourself, then run the command again.`,
  );
}

// Asked outside the repository, where no packageManager field makes the host's pnpm fetch another one.
function hostHasPnpm() {
  const env = { ...process.env, COREPACK_ENABLE_NETWORK: "0" };
  const { stdout } = spawnSync("pnpm", ["--version"], {
    cwd: tmpdir(),
    env,
    timeout: 5000,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return stdout?.trim() === pnpmVersion;
}
