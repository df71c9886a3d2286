import ts from "typescript";
import type { OpenApiDocument } from "./document.ts";
import { toCommentText } from "./type-nodes.ts";

/** Generates a type for each schema of `components`. Characters that a name cannot contain become `_`. */
export function generateModels(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components?.schemas ?? {});
  if (schemas.length === 0) return "export {};\n";
  const usedNames = new Set(["components"]);
  const models = schemas.map(([name, schema]) => {
    const { description } = Object(schema) as { description?: unknown };
    const comment =
      typeof description === "string" && description.trim() ? `/*${toCommentText(description.trim())}*/\n` : "";
    return `${comment}export type ${toTypeName(name, usedNames)} = components["schemas"][${JSON.stringify(name)}];\n`;
  });
  return ['import type { components } from "./types.ts";\n', ...models].join("\n");
}

function toTypeName(name: string, usedNames: Set<string>): string {
  let typeName = name.replaceAll(/\W/g, "_").replace(/^\d/, "_$&");
  while (isReserved(typeName) || usedNames.has(typeName)) typeName += "_";
  usedNames.add(typeName);
  return typeName;
}

/** Returns whether TypeScript reserves a word, such as `class`, or a type would shadow a global, such as `Error`. */
function isReserved(word: string): boolean {
  if (word in globalThis) return true;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, word);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
}
