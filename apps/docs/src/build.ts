import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildReference } from "./reference/build-reference.ts";
import { buildSite } from "./site/build-site.ts";
import { referenceHeaders, writeHeaders } from "./site/headers.ts";

// `npm run dev` passes a contract and a folder, and builds only the reference, which is faster.
const [contract, folder = fileURLToPath(new URL("../dist", import.meta.url))] = process.argv.slice(2);

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interruption.abort());

try {
  if (contract === undefined) await buildSite(resolve(folder), interruption.signal);
  else await buildReferenceOnly(resolve(contract), resolve(folder));
} catch (error) {
  if (interruption.signal.aborted) process.exit(1);
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Builds the reference, also as the home page, because the deprecation links of the contract point there. */
async function buildReferenceOnly(contract: string, site: string): Promise<void> {
  const page = await buildReference(contract, interruption.signal);
  for (const file of ["index.html", "reference/index.html"]) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), page);
  }
  writeHeaders(site, { "/": referenceHeaders });
}
