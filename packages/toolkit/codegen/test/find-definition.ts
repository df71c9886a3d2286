import { readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";

/** The target of "Go to definition", and the text of the hover. */
export interface Definition {
  readonly file: string;
  readonly line: number;
  readonly hover: string;
}

/** Asks the language service of TypeScript about the first occurrence of a text in a file. */
export function findDefinition(file: string, text: string): Definition | undefined {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
  };
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) =>
      ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, "utf8")) : undefined,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  });
  const position = readFileSync(file, "utf8").indexOf(text);
  const [definition] = service.getDefinitionAtPosition(file, position) ?? [];
  const info = service.getQuickInfoAtPosition(file, position);
  if (!definition || !info) return undefined;
  const lines = readFileSync(definition.fileName, "utf8").slice(0, definition.textSpan.start).split("\n");
  const tags = (info.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`);
  const hover = [ts.displayPartsToString(info.documentation), ...tags].join("\n");
  return { file: basename(definition.fileName), line: lines.length, hover };
}
