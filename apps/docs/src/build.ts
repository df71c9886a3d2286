import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildRedoc } from "./reference/build-redoc.ts";
import { buildSite } from "./site/build-site.ts";

// `npm run dev` passes a folder, and builds only the page of Redoc, which is faster.
const [redocFolder] = process.argv.slice(2);

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interruption.abort());

try {
  if (redocFolder !== undefined) await buildRedocOnly(redocFolder);
  else await buildSite(fileURLToPath(new URL("../dist", import.meta.url)), interruption.signal);
} catch (error) {
  if (interruption.signal.aborted) process.exit(1);
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Builds the page of Redoc as the home page, because the deprecation links of the contract point there. */
async function buildRedocOnly(site: string): Promise<void> {
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, "index.html"), await buildRedoc(interruption.signal));
  const headers = JSON.parse(readFileSync(new URL("../site/public/headers.json", import.meta.url), "utf8"));
  writeFileSync(join(site, "headers.json"), JSON.stringify({ "/": headers["/redoc"] }));
}
