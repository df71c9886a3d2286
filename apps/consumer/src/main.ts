import { fileURLToPath } from "node:url";
import { frontendPackages } from "./frontend-packages.ts";
import { packPackages } from "./pack-packages.ts";
import { readFolder } from "./read-folder.ts";
import { runProgram } from "./run-program.ts";

// As scripts/turbo.mjs starts it: it builds what changed since it last did.
const turbo = fileURLToPath(new URL("../../../node_modules/turbo/bin/turbo", import.meta.url));
const folder = readFolder(process.argv);
const names = frontendPackages();
try {
  say(`building ${names.join(", ")}…`);
  const build = ["run", "package", ...names.map((name) => `--filter=${name}`), "--output-logs=errors-only"];
  await runProgram(import.meta.dirname, process.execPath, [turbo, ...build]);
  say(`packing them into ${folder}…`);
  const packages = await packPackages(folder, names);
  for (const { tarball, bytes } of packages) say(`${tarball}  ${(bytes / 1000).toFixed(1)} kB`);
  say("install them in your project by this line. Without React leave out the last file:");
  console.log(`npm install ${packages.map(({ tarball }) => quoted(tarball)).join(" ")}`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

// Progress: stdout is for the line alone.
function say(text: string): void {
  process.stderr.write(`animal-store: ${text}\n`);
}

function quoted(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `"${path}"`;
}
