import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { compressFiles } from "@animal-store/node-http";
import { contractPath, readContract } from "../contract-document.ts";
import { type Guide, readGuides, writePages } from "../guides/read-guides.ts";
import { buildReference } from "../reference/build-reference.ts";
import { createSampleSandbox, keyOf } from "../samples/sample-sandbox.ts";
import { buildSearchIndex } from "./build-search-index.ts";
import type { SiteHeaders } from "./headers.ts";
import { assetHeaders, guideHeaders, inlineScriptHashes, referenceHeaders, writeHeaders } from "./headers.ts";
import { buildLlmsTxt } from "./llms-txt.ts";

export async function buildSite(folder: string, signal?: AbortSignal): Promise<void> {
  const contract = readContract();
  const sandbox = await createSampleSandbox();
  const changelog = readFileSync(new URL("../../../../CHANGELOG.md", import.meta.url), "utf8");
  const guideOptions = { contract, keyOf: (plan: string) => keyOf(sandbox, plan), changelog };
  const [reference] = await Promise.all([
    buildReference(contractPath, signal),
    buildPages(readGuides({ ...guideOptions, format: "page" }), folder),
  ]);
  // The index must not contain the pages that are added below.
  await buildSearchIndex(contract, folder);
  const pages = globSync("**/*.html", { cwd: folder }).map((page) => readFileSync(join(folder, page), "utf8"));

  mkdirSync(join(folder, "reference"));
  const document = expandYaml(readFileSync(contractPath, "utf8"));
  const files = {
    "openapi.yaml": document,
    "reference/index.html": reference,
    ...buildLlmsTxt(guideOptions, document),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  copyFileSync(new URL("../../assets/favicon.svg", import.meta.url), join(folder, "favicon.svg"));
  writeHeaders(folder, {
    "/": guideHeaders(pages.flatMap(inlineScriptHashes)),
    "/_astro/": assetHeaders,
    "/reference": referenceHeaders,
    ...copyTryPage(folder),
  });
  await compressFiles(folder);
}

const root = fileURLToPath(new URL("../..", import.meta.url));

export async function buildPages(guides: readonly Guide[], folder: string): Promise<void> {
  writePages(guides, `${root}.filled`);
  // Astro reads this variable when it is imported.
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
  const { build } = await import("astro");
  await build({ root, outDir: folder, logLevel: "error" });
}

const tryFolder = fileURLToPath(new URL("../../node_modules/@animal-store/try/dist", import.meta.url));

export function copyTryPage(folder: string): SiteHeaders {
  if (!existsSync(tryFolder)) {
    throw new Error("The try-it page is not built. Run: pnpm --filter @animal-store/try build");
  }
  cpSync(tryFolder, join(folder, "try"), { recursive: true });
  const headers: SiteHeaders = JSON.parse(readFileSync(join(tryFolder, "headers.json"), "utf8"));
  const subpathHeaders = Object.entries(headers).map(([path, entries]) => [`/try${path}`, entries]);
  // The page is also served without the trailing slash.
  return Object.fromEntries([["/try", headers["/"]], ...subpathHeaders]);
}
