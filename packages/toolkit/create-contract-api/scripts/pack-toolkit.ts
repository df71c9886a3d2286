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
for (const name of names) {
  const args = ["--config.pnpmfile=scripts/publish/pnpmfile.mjs", "--filter", name, "pack"];
  execFileSync("pnpm", [...args, "--pack-destination", destination], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
