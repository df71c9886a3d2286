const alwaysForbidden =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

/**
 * The Content-Security-Policy header to send with the page. The page itself carries a stricter one that admits its own
 * scripts by their hashes only; a browser enforces both.
 */
export const contentSecurityPolicy = `${alwaysForbidden}; script-src 'unsafe-inline'; frame-ancestors 'none'`;

/** The headers to serve the page with. */
export const pageHeaders = {
  "Content-Security-Policy": contentSecurityPolicy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

/** The policy for the page's own meta element, which admits the scripts with these hashes. */
export function pagePolicy(scriptHashes: string[]): string {
  return `${alwaysForbidden}; script-src ${scriptHashes.map((hash) => `'${hash}'`).join(" ")}`;
}
