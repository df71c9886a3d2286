import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** Limits of bundles with all dependencies, minified and compressed. */
export const maxBytes = { minimalClient: 3800, allExports: 8000 };

export async function bundle(source: string): Promise<string> {
  const entry = fileURLToPath(new URL("entry.ts", import.meta.url));
  const build = await rolldown({
    input: entry,
    platform: "browser",
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
  return output[0].code;
}
