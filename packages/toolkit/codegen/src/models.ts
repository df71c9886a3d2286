import ts from "typescript";
import type { OpenApiDocument } from "./document.ts";
import { toCommentText } from "./type-nodes.ts";
import { isPartName } from "./walk-schemas.ts";

/** Generates a type for each schema of `components`, except those that codegen added for references to parts of schemas. */
export function generateModels(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(([name]) => !isPartName(name));
  if (schemas.length === 0) return "export {};\n";
  const models = schemas.map(([name, schema]) => {
    const { description } = Object(schema) as { description?: unknown };
    const comment =
      typeof description === "string" && description.trim() ? `/*${toCommentText(description.trim())}*/\n` : "";
    return `${comment}export type ${toTypeName(name)} = components["schemas"][${JSON.stringify(name)}];\n`;
  });
  return ['import type { components } from "./types.ts";\n', ...models].join("\n");
}

/** Different schemas have different names, whatever other schemas there are, so that adding one renames no type. */
function toTypeName(name: string): string {
  const typeName = name
    // One more `$` for each combination: `.` is $, `-` is $$, `..` is $$$.
    .replaceAll(/[.-]+/g, (run) => "$".repeat([...run].reduce((value, sign) => 2 * value + (sign === "." ? 1 : 2), 0)))
    .replace(/^_*\d/, "_$&");
  return isReserved(typeName.replace(/_+$/, "")) ? `${typeName}_` : typeName;
}

/** Returns whether TypeScript reserves a word, such as `class`, or a type would shadow a global, such as `Error`. */
function isReserved(word: string): boolean {
  if (word === "components" || word in globalThis) return true;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, word);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
}
