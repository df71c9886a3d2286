import { hash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { type Context, type Handler, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import { z } from "zod";
import { markAsCached } from "./server-response.ts";

/** Types that Hono does not know. Browsers would download the texts. */
const otherTypes: Readonly<Record<string, string>> = {
  ".md": "text/markdown; charset=utf-8",
  ".tgz": "application/gzip",
  ".yaml": "application/yaml; charset=utf-8",
};

/** The options of `createStaticRoutes`. */
export interface StaticRoutesOptions {
  /** The base path of the files, such as `/docs`. */
  readonly basePath: string;
  /** The folder with `index.html`, `404.html`, `headers.json`, the other files and their compressed forms. */
  readonly directory: string;
  /** The text of the response if the folder has no `index.html`. */
  readonly notBuiltMessage: string;
}

/**
 * Returns routes that serve the files of a folder from memory. Later changes to the files have no effect.
 * `headers.json` sets headers by path prefix: `{"/": {…}, "/assets/": {…}}`. A later prefix overrides an earlier one.
 * @example
 * app.route("/", createStaticRoutes({ basePath: "/docs", directory: "dist", notBuiltMessage: "Build it." }));
 */
export function createStaticRoutes({ basePath, directory, notBuiltMessage }: StaticRoutesOptions): Hono {
  const routes = new Hono();
  if (!existsSync(join(directory, "index.html")))
    return routes.get(basePath, (c) => c.text(`${notBuiltMessage}\n`, 404));
  const files = readFiles(directory);
  const notFound = files.get("/404.html");
  return routes.get(`${basePath}/*`, (c, next) => {
    const file = findFile(files, c.req.path.slice(basePath.length));
    if (file) return respond(c, file);
    return notFound ? respondNotFound(c, notFound) : next();
  });
}

/** Returns a handler that serves one text from memory, with an ETag. */
export function createStaticHandler(text: string, headers: Readonly<Record<string, string>>): Handler {
  const file = { identity: createRepresentation(Buffer.from(text), { "Cache-Control": "no-cache", ...headers }) };
  return (c) => respond(c, file);
}

interface Representation {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

type StaticFile = { readonly identity: Representation } & { readonly [encoding in "br" | "gzip"]?: Representation };

function readFiles(directory: string): Map<string, StaticFile> {
  const headers = readHeaders(join(directory, "headers.json"));
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
  const allPaths = new Set(paths);
  const isCompressed = (path: string) =>
    encodings.some(({ suffix }) => path.endsWith(suffix) && allPaths.has(path.slice(0, -suffix.length)));
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (path === "headers.json" || isCompressed(path)) continue;
    const urlPath = `/${path.replaceAll(sep, "/")}`;
    const compressed = encodings.filter(({ suffix }) => allPaths.has(path + suffix));
    const commonHeaders = {
      "Content-Type": getMimeType(path) ?? otherTypes[extname(path)] ?? "application/octet-stream",
      "Cache-Control": "no-cache",
      ...findHeaders(urlPath, headers),
      ...(compressed.length > 0 && { Vary: "Accept-Encoding" }),
    };
    const read = (suffix: string) => readFileSync(join(directory, path + suffix));
    const variants = compressed.map(({ encoding, suffix }) => [
      encoding,
      createRepresentation(read(suffix), { ...commonHeaders, "Content-Encoding": encoding }),
    ]);
    files.set(urlPath, { identity: createRepresentation(read(""), commonHeaders), ...Object.fromEntries(variants) });
  }
  return files;
}

function findFile(files: ReadonlyMap<string, StaticFile>, encodedPath: string): StaticFile | undefined {
  let path: string;
  try {
    path = decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
  if (path.endsWith("/")) return files.get(`${path}index.html`);
  return files.get(path) ?? files.get(`${path}/index.html`);
}

function createRepresentation(body: Buffer<ArrayBuffer>, headers: Record<string, string>): Representation {
  const etag = `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
  markAsCached(body);
  return { body, etag, headers: { ...headers, "Content-Length": String(body.byteLength), ETag: etag } };
}

function respond(c: Context, file: StaticFile): Response {
  const { body, headers, etag } = selectRepresentation(c, file);
  if (!matchesEtag(c.req.header("if-none-match"), etag)) return c.body(body, 200, headers);
  const { "Content-Type": _, "Content-Length": __, "Content-Encoding": ___, ...remainingHeaders } = headers;
  return c.body(null, 304, remainingHeaders);
}

// The page can exist after the next build, so caches must revalidate the 404.
function respondNotFound(c: Context, page: StaticFile): Response {
  const { body, headers } = selectRepresentation(c, page);
  const { ETag: _, ...headersWithoutEtag } = headers;
  return c.body(body, 404, { ...headersWithoutEtag, "Cache-Control": "no-cache" });
}

function selectRepresentation(c: Context, file: StaticFile): Representation {
  const accepted = parseAccept(c.req.header("accept-encoding") ?? "").filter(({ q }) => q > 0);
  const isAccepted = (encoding: string) => accepted.some(({ type }) => type.toLowerCase() === encoding);
  const preferredEncoding = encodings.find(({ encoding }) => file[encoding] && isAccepted(encoding));
  return (preferredEncoding && file[preferredEncoding.encoding]) ?? file.identity;
}

/** Returns whether `If-None-Match` lists an entity tag, by weak comparison (RFC 9110, section 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const siteHeaders = z.record(z.string(), z.record(z.string(), z.string()));
type SiteHeaders = z.infer<typeof siteHeaders>;

function readHeaders(file: string): SiteHeaders {
  return existsSync(file) ? siteHeaders.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

function findHeaders(path: string, headers: SiteHeaders): Record<string, string> {
  const matchingEntries = Object.entries(headers).filter(([prefix]) => path.startsWith(prefix));
  return Object.assign({}, ...matchingEntries.map(([, entries]) => entries));
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_BEST_COMPRESSION } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The encodings of static files in order of preference, with the suffix of the compressed file. */
const encodings = [
  {
    encoding: "br",
    suffix: ".br",
    // Quality 9 clears a large table for each file: ten times the CPU time for 0.8 % fewer bytes.
    compress: (bytes: Buffer) =>
      brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 7, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { encoding: "gzip", suffix: ".gz", compress: (bytes: Buffer) => gzip(bytes, { level: Z_BEST_COMPRESSION }) },
] as const;

const compressibleFiles = "**/*.{css,html,ics,js,json,md,mjs,svg,txt,wasm,xml,yaml}";
// A smaller response fits into one packet uncompressed.
const minBytes = 1024;

/**
 * Writes brotli and gzip files next to the files of a built site, for `createStaticRoutes`.
 * @example
 * await compressFiles("dist");
 */
export async function compressFiles(folder: string): Promise<void> {
  const paths = globSync(compressibleFiles, { cwd: folder, exclude: ["headers.json"] });
  await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      const bytes = readFileSync(file);
      if (bytes.length < minBytes) return;
      for (const { suffix, compress } of encodings) {
        const compressed = await compress(bytes);
        if (compressed.length < bytes.length * 0.9) writeFileSync(file + suffix, compressed);
      }
    }),
  );
}
