import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pageHeaders } from "./content-security-policy.ts";
import { finishPage } from "./finish-page.ts";
import { svgUrl } from "./svg.ts";

const room = new URL("../", import.meta.url);
const draft = new URL("dist/redocly.html", room);
const page = new URL("dist/index.html", room);

mkdirSync(new URL("dist/", room), { recursive: true });
runRedocly(fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml")), fileURLToPath(draft));
const finished = finishPage(readFileSync(draft, "utf8"), {
  favicon: svgUrl("favicon"),
  attribution: svgUrl("attribution"),
  theme: readFileSync(new URL("assets/theme.css", room), "utf8"),
});
writeFileSync(page, finished);
// For whoever serves the page without importing this app.
writeFileSync(new URL("dist/headers.json", room), `${JSON.stringify(pageHeaders, null, 2)}\n`);
rmSync(draft);
process.stderr.write(`dist/index.html: ${(finished.length / 1e6).toFixed(1)} MB\n`);

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
