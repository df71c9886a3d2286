import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const alwaysForbidden = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const referencePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

const always = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache" };

// The page has an origin of its own: its scripts reach neither the console nor its storage. Links leave the sandbox.
const sandbox = "sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox";

/** The headers of the reference, whose own meta element admits its scripts by their hashes; a browser enforces both. */
export const referenceHeaders = {
  ...always,
  "Content-Security-Policy": `${referencePolicy}; script-src 'unsafe-inline'; frame-ancestors 'none'; ${sandbox}`,
};

/**
 * The headers of the guides. Scripts are files of the site and those in the pages, by their hashes; the search is WebAssembly in a worker.
 * Highlighted code is coloured by style attributes.
 */
export function guideHeaders(scripts: readonly string[]): Record<string, string> {
  const policy = [
    alwaysForbidden,
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(scripts)].toSorted().join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
  ];
  return { ...always, "Content-Security-Policy": policy.join("; ") };
}

/** What never changes under its name may be kept for good. */
export const assetHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };

/** The policy for the reference's own meta element, which admits the scripts with these hashes. */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return `${referencePolicy}; script-src ${scriptHashes.join(" ")}`;
}

/** Headers by the beginning of the path below the site; the later one counts. */
export type SiteHeaders = Record<string, Record<string, string>>;

/** Writes them for `createStaticRoutes` of packages/node-http. */
export function writeHeaders(folder: string, headers: SiteHeaders): void {
  writeFileSync(join(folder, "headers.json"), `${JSON.stringify(headers, null, 2)}\n`);
}

/** The sources, as Content-Security-Policy names them, of the scripts that stand in a page. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ""))
    .map(([, , text]) => `'${sha256(text ?? "")}'`);
}

/** The hash of a script as a browser computes it, with the line ends that its parser makes of them. */
export function sha256(script: string): string {
  return `sha256-${createHash("sha256").update(script.replaceAll("\r\n", "\n")).digest("base64")}`;
}
