import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const basePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const referencePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

// Gives the page an opaque origin, so that its scripts cannot access the console or its storage. Links open outside it.
const sandboxPolicy = "sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox";

/** The headers of the reference. Its meta element restricts scripts to known hashes; browsers enforce both policies. */
export const referenceHeaders = {
  ...commonHeaders,
  "Content-Security-Policy": `${referencePolicy}; script-src 'unsafe-inline'; frame-ancestors 'none'; ${sandboxPolicy}`,
};

/** Returns the headers of guides. Search uses WebAssembly in a worker, and highlighted code has style attributes. */
export function guideHeaders(scripts: readonly string[]): Record<string, string> {
  const policy = [
    basePolicy,
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(scripts)].toSorted().join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
  ];
  return { ...commonHeaders, "Content-Security-Policy": policy.join("; ") };
}

/** Headers of files with a content hash in their name. */
export const assetHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };

export function pagePolicy(scriptHashes: readonly string[]): string {
  return `${referencePolicy}; script-src ${scriptHashes.join(" ")}`;
}

/** Headers by path prefix below the site. The last matching prefix applies. */
export type SiteHeaders = Record<string, Record<string, string>>;

/** Writes the headers for `createStaticRoutes` of packages/node-http. */
export function writeHeaders(folder: string, headers: SiteHeaders): void {
  writeFileSync(join(folder, "headers.json"), `${JSON.stringify(headers, null, 2)}\n`);
}

export function inlineScriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ""))
    .map(([, , text]) => `'${sha256(text ?? "")}'`);
}

/** Returns the hash of a script as a browser computes it, with normalized line endings. */
export function sha256(script: string): string {
  return `sha256-${createHash("sha256").update(script.replaceAll("\r\n", "\n")).digest("base64")}`;
}
