import ts from "typescript";
import { formatCallExample } from "./call-example.ts";
import { locateOperations, type OpenApiDocument } from "./document.ts";
import type { Locator } from "./locator.ts";

const { factory } = ts;

/** Adds JSDoc with an example to operations, and the source line to operations and components. */
export function documentTypes(nodes: readonly ts.Node[], document: OpenApiDocument, locator: Locator): void {
  const served = locateOperations(Object.entries(document.paths ?? {}));
  const operations = [...served, ...locateOperations(Object.entries(document.webhooks ?? {}))];
  const operationsById = new Map(operations.map((entry) => [entry.operation.operationId, entry]));
  for (const member of listMembers(nodes, "operations")) {
    const found = operationsById.get(getName(member));
    if (!found) continue;
    const { summary, description, deprecated } = found.operation;
    const example = served.includes(found) ? formatCallExample(document, found.operation) : undefined;
    const lines = [
      summary,
      description,
      `\`${found.label}\``,
      example && `@example\n${example}`,
      deprecated && "@deprecated",
      toSourceTag(found.operation),
    ];
    setComment(member, lines.filter((line) => typeof line === "string").join("\n"));
  }
  for (const section of listMembers(nodes, "components")) {
    if (!section.type || !ts.isTypeLiteralNode(section.type)) continue;
    const entries = document.components?.[getName(section)] ?? {};
    for (const member of section.type.members) {
      const entry = entries[getName(member)];
      const tag = typeof entry === "object" && entry !== null ? toSourceTag(entry) : undefined;
      if (tag !== undefined) setComment(member, [getComment(member), tag].filter(Boolean).join("\n"));
    }
  }

  function toSourceTag(node: object): string | undefined {
    const source = locator.findLine(node);
    return source && `@source ${source}`;
  }
}

function listMembers(nodes: readonly ts.Node[], name: string): ts.PropertySignature[] {
  const found = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  return found && ts.isInterfaceDeclaration(found) ? found.members.filter(ts.isPropertySignature) : [];
}

function getName({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}

/** Returns the text of the JSDoc that openapi-typescript added. */
function getComment(node: ts.Node): string {
  const [comment] = ts.getSyntheticLeadingComments(node) ?? [];
  return (comment?.text ?? "")
    .replace(/^\*/, "")
    .replaceAll(/^ \* ?/gm, "")
    .trim();
}

function setComment(node: ts.Node, text: string): void {
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const comment = { kind, text: toCommentText(text), hasTrailingNewLine: true, pos: -1, end: -1 } as const;
  ts.setSyntheticLeadingComments(node, [comment]);
}

/** Returns the text of a JSDoc comment, without its slashes and the outer asterisks. */
export function toCommentText(text: string): string {
  const lines = text.replaceAll("*/", "*\\/").split(/\r?\n/);
  return lines.length === 1 ? `* ${lines[0]} ` : `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}

const sharedHeaders = "SharedHeaders";

/** Moves the headers that most responses have to one interface. */
export function shareHeaders(nodes: readonly ts.Node[]): ts.Node[] {
  const printer = ts.createPrinter({ removeComments: true });
  const file = ts.createSourceFile("types.ts", "", ts.ScriptTarget.Latest);
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const blocks = findHeaders(nodes).filter(({ members }) => members.length > 1);
  const counts = new Map<string, number>();
  const examples = new Map<string, ts.TypeElement>();
  for (const member of blocks.flatMap(({ members }) => members)) {
    const text = print(member);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    examples.set(text, member);
  }
  const shared = new Set([...counts].filter(([, count]) => count > blocks.length / 2).map(([text]) => text));
  const sharing = new Set<ts.Node>(
    blocks.filter(({ members }) => {
      const texts = new Set(members.map(print));
      return [...shared].every((text) => texts.has(text));
    }),
  );
  // The index signature alone is not worth an interface.
  if (shared.size < 2 || sharing.size < 2) return [...nodes];
  const members = [...shared].flatMap((text) => examples.get(text) ?? []);
  const declaration = factory.createInterfaceDeclaration(
    [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    sharedHeaders,
    undefined,
    undefined,
    members,
  );
  setComment(declaration, "The headers that most responses have.");
  return [...nodes.map((node) => ts.transform(node, [replace]).transformed[0] as ts.Node), declaration];

  function replace(context: ts.TransformationContext) {
    const visit = (node: ts.Node): ts.Node => {
      if (!sharing.has(node)) return ts.visitEachChild(node, visit, context);
      const own = (node as ts.TypeLiteralNode).members.filter((member) => !shared.has(print(member)));
      const reference = factory.createTypeReferenceNode(sharedHeaders);
      return own.length === 0
        ? reference
        : factory.createIntersectionTypeNode([reference, factory.createTypeLiteralNode(own)]);
    };
    return visit;
  }
}

/** Finds the types of the members with the name `headers`. */
function findHeaders(nodes: readonly ts.Node[]): ts.TypeLiteralNode[] {
  const found: ts.TypeLiteralNode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && getName(node) === "headers" && node.type && ts.isTypeLiteralNode(node.type))
      found.push(node.type);
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return found;
}
