// Packs the toolkit packages that a new repository depends on. Their `package` task must have run.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

const folder = new URL("..", import.meta.url);
const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL("template/package.json", folder), "utf8"));
const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith("@animal-store/"));
rmSync(new URL("toolkit", folder), { recursive: true, force: true });
for (const name of names)
  execFileSync("pnpm", ["--filter", name, "pack", "--pack-destination", "packages/create-contract-api/toolkit"], {
    cwd: new URL("../..", folder),
    stdio: ["ignore", "ignore", "inherit"],
  });
