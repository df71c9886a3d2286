// Packs the toolkit packages that a new repository depends on. Their `package` task must have run.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("..", import.meta.url);
const root = fileURLToPath(new URL("../../..", folder));
const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL("template/package.json", folder), "utf8"));
const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith("@animal-store/"));
const destination = fileURLToPath(new URL("toolkit", folder));
rmSync(destination, { recursive: true, force: true });
// First, so that this package does not contain the tarballs of the others. A new repository needs only its commands.
names.sort((a, b) => Number(b.endsWith("create-contract-api")) - Number(a.endsWith("create-contract-api")));
for (const name of names) {
  const args = ["--config.pnpmfile=scripts/publish/pnpmfile.mjs", "--filter", name, "pack"];
  execFileSync("pnpm", [...args, "--pack-destination", destination], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
