import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { documentYaml } from "@animal-store/contract/document";
import { compressFiles } from "@animal-store/node-http";
import { contract } from "../contract-document.ts";
import { type Guide, loadPages, writePages } from "../guides/read-guides.ts";
import { buildRedoc } from "../reference/build-redoc.ts";
import { createSampleSandbox, keyOf } from "../samples/sample-sandbox.ts";
import { buildAtomFeed } from "./atom-feed.ts";
import { finishPages } from "./finish-pages.ts";
import { buildLlmsTxt } from "./llms-txt.ts";

export async function buildSite(folder: string, signal?: AbortSignal): Promise<void> {
  const sandbox = await createSampleSandbox();
  const changelog = readFileSync(new URL("../../../../CHANGELOG.md", import.meta.url), "utf8");
  const options = { contract, keyOf: (plan: string) => keyOf(sandbox, plan), changelog };
  const [redoc] = await Promise.all([
    buildRedoc(signal),
    buildPages(loadPages({ ...options, format: "page" }), folder),
  ]);
  finishPages(folder, "/docs");
  renameSync(join(folder, "pagefind/pagefind.js"), join(folder, "pagefind/index.js"));
  const searchModule = readFileSync(new URL("search.ts", import.meta.url), "utf8");
  const files = {
    "pagefind/pagefind.js": stripTypeScriptTypes(searchModule),
    "openapi.yaml": documentYaml,
    "redoc/index.html": redoc,
    "changelog.xml": buildAtomFeed(changelog, contract),
    ...buildLlmsTxt({ ...options, format: "plain" }, documentYaml),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await compressFiles(folder);
}

const root = fileURLToPath(new URL("../..", import.meta.url));

async function buildPages(guides: readonly Guide[], folder: string): Promise<void> {
  writePages(guides, `${root}.filled`);
  // Astro reads this variable when it is imported.
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
  const { build } = await import("astro");
  await build({ root, outDir: folder, logLevel: "error" });
}
