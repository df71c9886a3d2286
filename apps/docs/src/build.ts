import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildRedoc } from "./reference/build-redoc.ts";
import { buildSite } from "./site/build-site.ts";

// `npm run dev` passes a contract and a folder, and builds only the page of Redoc, which is faster.
const [contract, folder = fileURLToPath(new URL("../dist", import.meta.url))] = process.argv.slice(2);

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interruption.abort());

try {
  if (contract === undefined) await buildSite(resolve(folder), interruption.signal);
  else await buildRedocOnly(resolve(contract), resolve(folder));
} catch (error) {
  if (interruption.signal.aborted) process.exit(1);
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Builds the page of Redoc as the home page, because the deprecation links of the contract point there. */
async function buildRedocOnly(contract: string, site: string): Promise<void> {
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, "index.html"), await buildRedoc(contract, interruption.signal));
  const headers = JSON.parse(readFileSync(new URL("../site/public/headers.json", import.meta.url), "utf8"));
  writeFileSync(join(site, "headers.json"), JSON.stringify({ "/": headers["/redoc"] }));
}
