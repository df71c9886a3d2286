/** The headers to serve a page with, by what is below a path. @param options.connects whether the page may call its own origin */
export function pageHeaders({ connects }: { readonly connects: boolean }): Record<string, Record<string, string>> {
  return {
    "/": {
      "Content-Security-Policy": policy(connects ? "'self'" : "'none'"),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cache-Control": "no-cache",
    },
    // Asked for anew with each change of the address, also where there is no network.
    "/favicon.svg": { "Cache-Control": "public, max-age=86400" },
    "/assets/": { "Cache-Control": "public, max-age=31536000, immutable" },
  };
}

/** The page's own files, nothing inline, no eval, and no other page may frame it. */
function policy(connect: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
