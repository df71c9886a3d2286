import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { OperationEntry } from "@animal-store/codegen";
import { toNode, toOneLine, toOperationKeys } from "@animal-store/openapi-document/nodes";
import ts from "typescript";
import { stubReason, UserError } from "../create-repository.ts";
import { toKey } from "../write-value.ts";
import { type GeneratedContract, handlersFile, readContract, readSources, type SourceFile } from "./contract-files.ts";
import { findHandlers, listObjects, parseSource, toName } from "./find-handlers.ts";

const baselineFile = "test/baseline.json";

/**
 * Adds a stub to the handlers for each operation without one, and to the baseline of the tests.
 * @returns the report
 * @throws {UserError} if the file has no object with handlers
 */
export async function addHandlers(): Promise<string> {
  const contract = readContract("src/generated");
  if (!contract) throw new UserError("src/generated has no contract. Run npm run generate.");
  const files = readSources();
  const ids = new Set(Object.keys(contract.operations));
  const handlers = findHandlers(files, ids);
  const missing = Object.values(contract.operations).filter(({ id }) => !handlers.has(id));
  if (missing.length === 0) return "Each operation has a handler.";
  const [file] = files;
  if (file?.path !== handlersFile) throw new UserError(`${handlersFile} does not exist. Create it, or restore it.`);
  writeFileSync(file.path, insertStubs(contract, file, files, missing));
  addToBaseline(missing.map(({ id }) => id));
  return `Added a stub to ${handlersFile} and ${baselineFile} for ${missing.map(({ id }) => id).join(", ")}.`;
}

/** Returns the text of a file with handlers and a stub for each missing operation, after the handler of the operation before it. */
export function insertStubs(
  contract: GeneratedContract,
  file: SourceFile,
  files: readonly SourceFile[],
  missing: readonly OperationEntry[],
): string {
  const { name, importLine } = findStub(parseSource(file), files);
  const withStubs = missing.reduce((text, operation) => {
    const tree = parseSource({ ...file, text });
    const literal = findLiteral(tree, contract);
    if (!literal) {
      const lines = missing.map(({ id }) => `  ${toKey(id)}: stub,`);
      throw new UserError(`${file.path} has no object with handlers. Add these lines to yours:\n${lines.join("\n")}`);
    }
    const isInline = !/\n/.test(literal.getText(tree));
    const indent = isInline ? " " : `\n${findIndent(literal, tree)}`;
    const comment = isInline ? "" : `// ${describeOperation(contract, operation)}${indent}`;
    const member = `${indent}${comment}${toKey(operation.id)}: ${name}`;
    const { position, prefix, suffix } = findPlace(literal, findPrevious(literal, contract, operation), text);
    return insert(text, position, prefix + member + suffix);
  }, file.text);
  return importLine === undefined ? withStubs : insert(withStubs, findImportsEnd(parseSource(file)), importLine);
}

function insert(text: string, position: number, added: string): string {
  return text.slice(0, position) + added + text.slice(position);
}

/** Returns the handler of the last operation before another one in the document that has a handler. */
function findPrevious(
  { properties }: ts.ObjectLiteralExpression,
  { operations }: GeneratedContract,
  { id }: OperationEntry,
) {
  const order = Object.keys(operations);
  const before = order.slice(0, order.indexOf(id)).reverse();
  return before.map((each) => properties.find((member) => toName(member) === each)).find((each) => each !== undefined);
}

/** Returns where a member follows another one, or comes first, with the commas around it. */
function findPlace(
  literal: ts.ObjectLiteralExpression,
  previous: ts.ObjectLiteralElementLike | undefined,
  text: string,
): { position: number; prefix: string; suffix: string } {
  const { properties } = literal;
  if (!previous) return { position: literal.getStart() + 1, prefix: "", suffix: "," };
  const hasComma = previous !== properties.at(-1) || properties.hasTrailingComma;
  if (!hasComma) return { position: previous.getEnd(), prefix: ",", suffix: "" };
  const afterComma = text.indexOf(",", skipTrivia(text, previous.getEnd())) + 1;
  // A comment at the end of the line belongs to the member before it.
  return { position: skipTrivia(text, afterComma), prefix: "", suffix: "," };
}

/** Returns the position after spaces and comments. */
function skipTrivia(text: string, position: number): number {
  const comments = ts.getTrailingCommentRanges(text, position) ?? [];
  return comments.at(-1)?.end ?? position;
}

/** Returns the object with the most handlers, else the one that `createHandlers` returns. */
function findLiteral(tree: ts.SourceFile, { operations }: GeneratedContract): ts.ObjectLiteralExpression | undefined {
  const count = ({ properties }: ts.ObjectLiteralExpression) =>
    properties.filter((each) => Object.hasOwn(operations, toName(each) ?? "")).length;
  const [best] = listObjects(tree).sort((a, b) => count(b) - count(a));
  if (best && count(best) > 0) return best;
  return listObjects(tree).find(({ parent }) => ts.isReturnStatement(parent) && isCreateHandlers(parent.parent.parent));
}

function isCreateHandlers(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) && node.name?.text === "createHandlers";
}

function findIndent(literal: ts.ObjectLiteralExpression, tree: ts.SourceFile): string {
  const [first] = literal.properties;
  const node = first ?? literal;
  const lineStart = tree.getPositionOfLineAndCharacter(tree.getLineAndCharacterOfPosition(node.getStart(tree)).line, 0);
  const [indent = ""] = /^[ \t]*/.exec(tree.text.slice(lineStart)) ?? [];
  return first ? indent : `${indent}  `;
}

/** Returns the name of `stub` in the file, with the import that it lacks. */
function findStub(tree: ts.SourceFile, files: readonly SourceFile[]): { name: string; importLine?: string } {
  const imports = tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  });
  const imported = imports.find(({ name, propertyName = name }) => propertyName.text === "stub");
  if (imported) return { name: imported.name.text };
  if (/\bstub\b/.test(tree.text)) return { name: "stub" };
  const exporting = files.find(({ text }) =>
    /^export (?:(?:async )?function|const|let) (?:stub\b|\{[^}]*\bstub\b)/m.test(text),
  );
  if (!exporting)
    throw new UserError(
      `${tree.fileName} does not import a handler with the name stub. Create one with createStubs, and import it.`,
    );
  const path = relative(dirname(tree.fileName), exporting.path).replaceAll("\\", "/");
  return { name: "stub", importLine: `\nimport { stub } from "${path.startsWith(".") ? path : `./${path}`}";` };
}

function findImportsEnd(tree: ts.SourceFile): number {
  return tree.statements.filter(ts.isImportDeclaration).at(-1)?.getEnd() ?? 0;
}

function describeOperation({ document }: GeneratedContract, { method, path }: OperationEntry): string {
  const { summary } = ["paths", path, ...toOperationKeys(method)].reduce((node, key) => toNode(node[key]), document);
  return toOneLine(`${method} ${path}${summary ? `: ${summary}` : ""}`);
}

/** Adds the stubs to the baseline, without a change of its other entries. */
function addToBaseline(ids: readonly string[]): void {
  const baseline = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, "utf8")) : { stubs: {} };
  const added = Object.fromEntries(ids.map((id) => [id, stubReason]));
  const next = { ...baseline, stubs: { ...baseline.stubs, ...added } };
  mkdirSync(dirname(baselineFile), { recursive: true });
  writeFileSync(baselineFile, `${JSON.stringify(next, undefined, 2)}\n`);
}
