import type { Plugin } from "vite";

/** What the console may do: its own files and its own origin, nothing inline, and no other page may frame it. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "/": {
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
  },
  "/assets/": { "Cache-Control": "public, max-age=31536000, immutable" },
};

/** Writes `headers.json` beside the page, for whoever serves it. */
export function headersFile(): Plugin {
  return {
    name: "headers-file",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "headers.json", source: `${JSON.stringify(headers, null, 2)}\n` });
    },
  };
}
