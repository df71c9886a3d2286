import ts from "typescript";
import type { SourceFile } from "./contract-files.ts";

/** The place of a handler in the sources. */
export interface Handler {
  readonly file: SourceFile;
  readonly line: number;
}

/** Returns the members of objects in the sources whose names are ids of operations. */
export function findHandlers(files: readonly SourceFile[], ids: ReadonlySet<string>): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const file of files) {
    const tree = parseSource(file);
    for (const literal of listObjects(tree))
      for (const member of literal.properties) {
        const name = toName(member);
        if (name === undefined || !ids.has(name) || handlers.has(name)) continue;
        handlers.set(name, { file, line: tree.getLineAndCharacterOfPosition(member.getStart(tree)).line + 1 });
      }
  }
  return handlers;
}

export function parseSource({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Returns the objects with members in a file, outer ones first. */
export function listObjects(tree: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns the name of a member of an object. */
export function toName({ name }: ts.ObjectLiteralElementLike): string | undefined {
  if (!name) return undefined;
  const literal = ts.isComputedPropertyName(name) ? name.expression : name;
  return ts.isIdentifier(literal) || ts.isStringLiteralLike(literal) ? literal.text : undefined;
}
