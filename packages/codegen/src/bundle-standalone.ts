import { createRequire } from "node:module";
import type { Ajv2020 } from "ajv/dist/2020.js";
import standaloneModule from "ajv/dist/standalone/index.js";
import { rolldown } from "rolldown";

const standaloneCode = standaloneModule as unknown as typeof standaloneModule.default;
const entry = "\0validators";

/** The validators of `ids`, a map from name to schema id, with what they need of Ajv, as one ES module that exports `validators`. */
export async function bundleStandalone(ajv: Ajv2020, ids: Map<string, string>): Promise<string> {
  if (ids.size === 0) return "export const validators = {};\n";
  const distinct = [...new Set(ids.values())];
  const exportNames = distinct.map((id, index) => [`v${index}`, id]);
  const table = [...ids].map(([name, id]) => `  ${JSON.stringify(name)}: compiled.v${distinct.indexOf(id)},`);
  const modules: Record<string, string> = {
    [entry]: `import compiled from "\0compiled.cjs";\nexport const validators = {\n${table.join("\n")}\n};\n`,
    "\0compiled.cjs": standaloneCode(ajv, Object.fromEntries(exportNames)),
  };
  const require = createRequire(import.meta.url);
  const bundle = await rolldown({
    input: entry,
    platform: "neutral",
    logLevel: "silent",
    plugins: [
      {
        name: "standalone-validators",
        resolveId: (id) => (id in modules ? id : id.startsWith("ajv") ? require.resolve(id) : null),
        load: (id) => modules[id] ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", comments: false });
  await bundle.close();
  // The bundler names each module in a comment, by a path of this machine.
  return output[0].code.replaceAll(/^\/\/ .*\n/gm, "");
}
