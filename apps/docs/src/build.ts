import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { pageHeaders } from "./content-security-policy.ts";
import { finishPage } from "./finish-page.ts";
import { svgUrl } from "./svg.ts";

// Another document and folder may be named, as `npm run dev` does.
const [
  contract = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml")),
  folder = fileURLToPath(new URL("../dist", import.meta.url)),
] = process.argv.slice(2);
const room = new URL("../", import.meta.url);
const draft = join(folder, "redocly.html");
const page = join(folder, "index.html");

mkdirSync(folder, { recursive: true });
runRedocly(contract, draft);
const finished = finishPage(readFileSync(draft, "utf8"), {
  favicon: svgUrl("favicon"),
  attribution: svgUrl("attribution"),
  theme: readFileSync(new URL("assets/theme.css", room), "utf8"),
});
writeFileSync(page, finished);
// For whoever serves the site (createSiteRoutes of packages/node-edge).
writeFileSync(join(folder, "headers.json"), `${JSON.stringify({ "/": pageHeaders }, null, 2)}\n`);
rmSync(draft);
process.stderr.write(`${relative(fileURLToPath(room), page)}: ${(finished.length / 1e6).toFixed(1)} MB\n`);

function runRedocly(contract: string, output: string): void {
  const cli = fileURLToPath(new URL("bin/cli.js", import.meta.resolve("@redocly/cli/package.json")));
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [cli, "build-docs", contract, "--config", "redocly.yaml", "--inlineBundle", "--output", output],
    { cwd: fileURLToPath(room), encoding: "utf8", env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
