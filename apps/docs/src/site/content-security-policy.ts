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
