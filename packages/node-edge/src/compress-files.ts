import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_BEST_COMPRESSION } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The encodings of static files, best first, with the suffix of the compressed file. */
export const encodings = [
  {
    encoding: "br",
    suffix: ".br",
    compress: (bytes: Buffer) =>
      brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { encoding: "gzip", suffix: ".gz", compress: (bytes: Buffer) => gzip(bytes, { level: Z_BEST_COMPRESSION }) },
] as const;

const compressible = "**/*.{css,html,ics,js,json,md,mjs,svg,txt,wasm,xml,yaml}";
// A smaller response fits into one packet either way.
const minBytes = 1024;

/** Writes the compressed forms of each file of a built site next to it, for `createStaticRoutes`. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = globSync(compressible, { cwd: folder, exclude: ["headers.json"] });
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
