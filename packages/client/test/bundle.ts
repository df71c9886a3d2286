import { fileURLToPath } from "node:url";
import { type OutputChunk, rolldown } from "rolldown";

/** Limit of a bundle of all exports of the client, minified and compressed. */
export const maxClientBytes = 8100;

/** Returns the code that a page loads with the source, without the modules that it imports when it needs them. */
export async function bundle(source: string): Promise<string> {
  const [{ code, imports }, ...others] = await bundleFiles(source);
  return [code, ...others.filter(({ fileName }) => imports.includes(fileName)).map((file) => file.code)].join("");
}

/** Returns the modules of a page, beginning with its entry. */
export async function bundleFiles(source: string): Promise<[OutputChunk, ...OutputChunk[]]> {
  const entry = fileURLToPath(new URL("entry.ts", import.meta.url));
  const build = await rolldown({
    input: entry,
    platform: "browser",
    // A page has its own entry, which can contain the shared code.
    preserveEntrySignatures: "allow-extension",
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: "es", minify: true });
  await build.close();
  return output as [OutputChunk, ...OutputChunk[]];
}
