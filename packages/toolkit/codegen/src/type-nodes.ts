import { basename, dirname, relative } from "node:path";
import { getExampleValue, isUrl, type Locations, type Node, toLine } from "@animal-store/openapi-document";
import ts from "typescript";
import { toContentKind } from "./content.ts";
import {
  getParameters,
  locateOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  resolve,
  type Schema,
} from "./document.ts";
import { flattenSchema, listValues } from "./schema.ts";

const { factory } = ts;

/** The path of a document, and where its nodes are. */
export interface TypeSource {
  readonly path: string;
  readonly locations: Locations;
}

/** Adds JSDoc with an example to operations, and the source line to operations and components. */
export function documentTypes(nodes: readonly ts.Node[], document: OpenApiDocument, source: TypeSource): void {
  const served = locateOperations(document);
  const operations = [...served, ...locateOperations(document, document.webhooks ?? {})];
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

  /** Names a file relative to the folder of the document, so that generated files are the same everywhere. */
  function toSourceTag(node: object): string | undefined {
    const position = source.locations.find(node);
    if (!position) return undefined;
    const file = position.source.absoluteRef;
    const path = isUrl(file) ? file : relative(dirname(source.path), file).split("\\").join("/");
    return `@source ${file === source.path ? basename(file) : path}:${toLine(position).line}`;
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

/** Moves the operation of each path item with a mark in its name to the path item with the name before the mark. */
export function joinPathItems(nodes: readonly ts.Node[], mark: string): ts.Node[] {
  return nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || !["paths", "webhooks"].includes(node.name.text)) return node;
    const items = node.members.filter(ts.isPropertySignature);
    const groups = Map.groupBy(items, (item) => getName(item).split(mark)[0]);
    if (groups.size === items.length) return node;
    const members = Array.from(
      groups.values() as Iterable<[ts.PropertySignature, ...ts.PropertySignature[]]>,
      ([item, ...others]) => {
        const moved = others.flatMap((other) => {
          const operation = listItemMembers(other).find((member) => getName(member) === "get");
          const name = factory.createStringLiteral(getName(other).split(mark)[1] ?? "");
          return operation
            ? [factory.updatePropertySignature(operation, undefined, name, undefined, operation.type)]
            : [];
        });
        const type = factory.createTypeLiteralNode([...listItemMembers(item), ...moved]);
        return factory.updatePropertySignature(item, item.modifiers, item.name, item.questionToken, type);
      },
    );
    return factory.updateInterfaceDeclaration(node, node.modifiers, node.name, undefined, undefined, members);
  });
}

function listItemMembers({ type }: ts.PropertySignature): ts.PropertySignature[] {
  return type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
}

const sharedHeaders = "SharedHeaders";

/** Moves the headers that most responses have to one interface. */
export function shareHeaders(nodes: readonly ts.Node[]): ts.Node[] {
  const printer = ts.createPrinter({ removeComments: true });
  const file = ts.createSourceFile("types.ts", "", ts.ScriptTarget.Latest);
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const blocks = findHeaders(nodes).filter(({ members }) => members.length > 1);
  const allMembers = blocks.flatMap((block) => [...block.members]);
  const common = [...Map.groupBy(allMembers, print)].filter(([, equal]) => equal.length > blocks.length / 2);
  const shared = new Set(common.map(([text]) => text));
  const sharing = new Set<ts.Node>(blocks.filter((block) => shared.isSubsetOf(new Set(block.members.map(print)))));
  // The index signature alone is not worth an interface.
  if (shared.size < 2 || sharing.size < 2) return [...nodes];
  const members = common.flatMap(([, equal]) => equal.at(-1) ?? []);
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration = factory.createInterfaceDeclaration(modifiers, sharedHeaders, undefined, undefined, members);
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

interface Argument {
  name: string;
  /** Undefined for the body. */
  location?: string;
  required: boolean;
  /** Undefined without an example. */
  value: unknown;
  isDocumented: boolean;
}

/**
 * Returns a call of the operation with the values of its examples: the required arguments, and the first optional one with an example.
 * Undefined if the document has no value for a required argument.
 */
export function formatCallExample(document: OpenApiDocument, operation: Operation): string | undefined {
  const parameters = getParameters(document, operation);
  const inputs = parameters.filter((parameter) => parameter.in !== "header");
  // Headers are not part of the input.
  if (parameters.some((parameter) => parameter.required && !inputs.includes(parameter))) return undefined;
  const body = operation.requestBody && toBody(document, resolve<RequestBody>(document, operation.requestBody));
  const all = [
    ...inputs.map(({ name, in: location, required = false, ...source }) => {
      const media = { ...Object.values(source.content ?? {})[0], ...source };
      return { name, location, required, ...findValue(document, media) };
    }),
    ...(body ? [body] : []),
  ];
  if (all.some(({ required, value }) => required && value === undefined)) return undefined;
  const optional = all.find(({ required, isDocumented }) => !required && isDocumented);
  const used = all.filter((each) => each.required || each === optional);
  const hasDuplicates = new Set(all.map(({ name }) => name)).size < all.length;
  const input = hasDuplicates ? toLocations(used) : Object.fromEntries(used.map(({ name, value }) => [name, value]));
  const argument = body && inputs.length === 0 ? input.body : input;
  const isOmitted = used.length === 0 || argument === undefined;
  return `await ${formatMember("api", operation.operationId ?? "")}(${isOmitted ? "" : formatSource(argument)});`;
}

/** The input has a member for each location if a name occurs in two of them. */
function toLocations(used: readonly Argument[]): Record<string, unknown> {
  const groups = Object.entries(Object.groupBy(used, ({ name, location = name }) => location));
  return Object.fromEntries(
    groups.map(([location, group = []]) => {
      const values = Object.fromEntries(group.map(({ name, value }) => [name, value]));
      return [location, group.some((each) => each.location) ? values : values.body];
    }),
  );
}

function toBody(document: OpenApiDocument, { required = false, content }: RequestBody): Argument {
  const [[name, media] = ["", {}]] = Object.entries(content);
  // An example cannot contain a Blob.
  const isText = ["json", "text", "form"].includes(toContentKind(name));
  const { value, isDocumented } = isText ? findValue(document, media) : { value: undefined, isDocumented: false };
  return { name: "body", required, value: withRequired(flattenSchema(document, media.schema), value), isDocumented };
}

/** Omits optional members, unless the schema can require them in another way. */
function withRequired({ required, anyOf, oneOf, minProperties }: Schema, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject || !Array.isArray(required) || anyOf || oneOf || minProperties) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => required.includes(name)));
}

function findValue(document: OpenApiDocument, source: MediaType): Pick<Argument, "value" | "isDocumented"> {
  const { example, examples } = source as { example?: unknown; examples?: Record<string, Node> };
  const schema = flattenSchema(document, source.schema);
  const named = Object.values(examples ?? {}).map((each) => getExampleValue(resolve(document, each)));
  const documented = [example, ...named, schema.example, ...[schema.examples ?? []].flat()];
  const [value] = [...documented, schema.default, ...(listValues(schema) ?? [])].filter((each) => each !== undefined);
  return { value, isDocumented: documented.includes(value) && value !== undefined };
}

const identifier = /^[A-Za-z_$][\w$]*$/;

function formatMember(object: string, name: string): string {
  return identifier.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

/** Returns JSON as a TypeScript literal on one line. */
function formatSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatSource).join(", ")}]`;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${identifier.test(name) ? name : JSON.stringify(name)}: ${formatSource(member)}`,
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
