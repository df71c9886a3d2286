import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { compressFiles } from "@animal-store/node-edge";
import { ownContract, readContract } from "../contract/read-contract.ts";
import { readGuides } from "../guides/read-guides.ts";
import { buildReference } from "../reference/build-reference.ts";
import { createSampleSandbox, keyOf } from "../samples/serve-sandbox.ts";
import { buildPages } from "./build-pages.ts";
import { assetHeaders, guideHeaders, referenceHeaders } from "./content-security-policy.ts";
import { copyTry } from "./copy-try.ts";
import { indexSearch } from "./index-search.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { removalsCalendar } from "./removals-calendar.ts";
import { textsForMachines } from "./texts-for-machines.ts";
import { writeHeaders } from "./write-headers.ts";

const pictures = [
  "../../benchmarks/benchmarks.svg",
  "../../benchmarks/benchmarks-narrow.svg",
  "../../benchmarks/benchmarks-postgres.svg",
  "../../benchmarks/benchmarks-postgres-narrow.svg",
  "../../assets/favicon.svg",
];

/** Builds the whole site into a folder that it empties: guides, reference, try-it, texts for machines, and the headers of each. */
export async function buildSite(folder: string, ended?: AbortSignal): Promise<void> {
  const contract = readContract();
  const sandbox = await createSampleSandbox();
  const changelog = readFileSync(new URL("../../../../CHANGELOG.md", import.meta.url), "utf8");
  const facts = { contract, keyOf: (plan: string) => keyOf(sandbox, plan), changelog };
  const [reference] = await Promise.all([
    buildReference(ownContract, ended),
    buildPages(readGuides({ ...facts, flavour: "page" }), folder),
  ]);
  // Before the pages come that are no guides.
  await indexSearch(contract, folder);
  const pages = globSync("**/*.html", { cwd: folder }).map((page) => readFileSync(join(folder, page), "utf8"));

  mkdirSync(join(folder, "reference"));
  const files = {
    "openapi.yaml": expandYaml(readFileSync(ownContract, "utf8")),
    "reference/index.html": reference,
    "removals.ics": removalsCalendar(contract),
    ...textsForMachines(contract, readGuides({ ...facts, flavour: "plain" })),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  for (const picture of pictures) copyFileSync(new URL(picture, import.meta.url), join(folder, basename(picture)));
  writeHeaders(folder, {
    "/": guideHeaders(pages.flatMap(inlineScriptHashes)),
    "/_astro/": assetHeaders,
    "/reference": referenceHeaders,
    ...copyTry(folder),
  });
  await compressFiles(folder);
}
