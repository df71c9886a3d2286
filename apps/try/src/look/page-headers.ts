/** The page may load what lies beside it, and may reach nothing else: no inline code or style, no eval, no connection. */
const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
};

/** The headers to serve the page with, by what is below a path. */
export const pageHeaders = {
  "/": {
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
  },
  "/assets/": { "Cache-Control": "public, max-age=31536000, immutable" },
};
