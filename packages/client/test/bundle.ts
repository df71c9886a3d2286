import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** Limit of a bundle of all exports of the client, minified and compressed. */
export const maxClientBytes = 8000;

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
