import { writeFileSync } from "node:fs";
import { join } from "node:path";

const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

/** Search uses WebAssembly in a worker, and highlighted code has style attributes. */
export const siteHeaders: Record<string, string> = {
  ...commonHeaders,
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** Redoc's page has inline code. Its opaque origin keeps it from the console and its storage. Links open outside it. */
export const redocHeaders: Record<string, string> = {
  ...commonHeaders,
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox",
  ].join("; "),
};

/** Headers of files with a content hash in their name. */
export const assetHeaders: Record<string, string> = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Writes headers by path prefix for `createStaticRoutes` of packages/toolkit/node-http. The last matching prefix applies. */
export function writeHeaders(folder: string, headers: Record<string, Record<string, string>>): void {
  writeFileSync(join(folder, "headers.json"), `${JSON.stringify(headers, null, 2)}\n`);
}
