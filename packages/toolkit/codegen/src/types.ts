import { stringifyJson } from "@animal-store/exact-json";
import { getMember, isNode, toOperationKeys } from "@animal-store/openapi-document";
import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  scanDiscriminators,
  stringToAST,
  transformSchema,
} from "openapi-typescript";
import ts from "typescript";
import {
  type AnySchema,
  getSchema,
  locateOperations,
  type OpenApiDocument,
  type Parameter,
  type PathItems,
  resolve,
  type Schema,
} from "./document.ts";
import { fitsNumber, flattenSchema, hasLongInteger, isBinary, isInt64, isLongInteger, listValues } from "./schema.ts";
import { untypedMembers } from "./split-directions.ts";
import { documentTypes, joinPathItems, shareHeaders, type TypeSource, toCommentText } from "./type-nodes.ts";
import { isPartName, mapSchemas, toComponentName } from "./walk-schemas.ts";

const { factory, SyntaxKind } = ts;
const numberType = factory.createKeywordTypeNode(SyntaxKind.NumberKeyword);
const exactInteger = factory.createUnionTypeNode([numberType, factory.createKeywordTypeNode(SyntaxKind.BigIntKeyword)]);
const anyValue = factory.createUnionTypeNode([
  factory.createTypeLiteralNode([]),
  factory.createLiteralTypeNode(factory.createNull()),
]);
const blob = factory.createTypeReferenceNode("Blob");

/** Generates `paths`, `operations` and `components`. Int64 becomes `number | bigint` unless its bounds fit a number. */
export function generateTypes(document: OpenApiDocument, source: TypeSource): string {
  const json = stringifyJson(toTypedDocument(document)).replaceAll(
    /("\$ref":"[^"]*")|%/g,
    (_text, reference?: string) => reference?.replaceAll("%25", percentSign) ?? percentSign,
  );
  // Without its lint and its bundling, because `loadDocument` has done both.
  const typed = JSON.parse(json) as OpenAPI3;
  const nodes = transformSchema(typed, {
    silent: true,
    discriminators: scanDiscriminators(typed, {}),
    injectFooter: [],
    resolve: ($ref: string) => resolveRef(typed, $ref, { silent: true }),
    // Validators do not apply defaults, so the member can be absent.
    defaultNonNullable: false,
    // JSON Schema allows any members in an object without properties.
    emptyObjectsUnknown: true,
    transform(schema) {
      if (Object.hasOwn(schema, presentMember)) return anyValue;
      // openapi-typescript passes each type of a list separately.
      if (Array.isArray(schema.type)) return undefined;
      if (isBinary(schema)) return blob;
      const integer = fitsNumber(schema) ? numberType : exactInteger;
      return isInt64(schema) ? integer : undefined;
    },
  } as Partial<GlobalContext> as GlobalContext);
  documentTypes(nodes, document, source);
  const replace = (node: ts.Node) =>
    ts.isTypeAliasDeclaration(node) && node.name.text === "WithRequired" ? withRequired : node;
  return astToString(joinPathItems(shareHeaders(nodes), methodMark).map(replace))
    .replaceAll(markedQuery, "querystring$1")
    .replaceAll(/\uE025|\\uE025/g, "%")
    .replaceAll(/\uE027|\\uE027/g, "");
}

/** For a base that can be null, keyof has no names. */
const [withRequired] = stringToAST(
  "type WithRequired<T, K extends PropertyKey> = T extends unknown ? T & Required<Pick<T, K & keyof T>> : never;",
) as [ts.Node];

/** openapi-typescript decodes each name several times, so it gets a character of private use for `%`. */
const percentSign = "\uE025";
/** openapi-typescript does not support members of Object.prototype as names, so they get a character of private use. */
const nameMark = "\uE027";

function withMarkedNames(schema: Schema): Schema {
  const mark = (name: string) => (name in Object.prototype ? nameMark + name : name);
  const { properties, required, [untypedMembers]: untyped } = schema;
  const marked = Object.entries(properties ?? {}).map(([name, member]) => [mark(name), member]);
  return {
    ...schema,
    ...(properties !== undefined && { properties: Object.fromEntries(marked) }),
    ...(Array.isArray(required) && { required: required.map(mark) }),
    ...(Array.isArray(untyped) && { [untypedMembers]: untyped.map(mark) }),
  };
}

/** A character of private use between a path and a method of a path item that `joinPathItems` joins to that of the path. */
const methodMark = "\uE026";

/** Rewrites schemas and path items for which openapi-typescript generates types that differ from the validators. */
function toTypedDocument(document: OpenApiDocument): OpenApiDocument {
  const typed = mapSchemas(document, (schema) => toTypedSchema(document, schema));
  for (const items of [typed.paths, typed.webhooks]) splitPathItems(typed, items);
  describeSchemas(document, typed);
  breakTypeCycles(typed.components?.schemas ?? {});
  return typed;
}

/** openapi-typescript reads the operations of eight methods. Each other operation gets a path item, in which it has the method GET. */
function splitPathItems(document: OpenApiDocument, items: PathItems = {}): void {
  for (const { path, method, item, operation } of locateOperations(document, items)) {
    const [key = ""] = toOperationKeys(method);
    if (key !== "query" && key !== "additionalOperations") continue;
    Reflect.deleteProperty(item, key);
    Object.assign(items, { [`${path}${methodMark}${method.toLowerCase()}`]: { get: operation } });
  }
}

/** TypeScript rejects an array or a union that contains itself, unless an object is in between. Its type becomes unknown there. */
function breakTypeCycles(schemas: Record<string, AnySchema>): void {
  const openNames = new Set<string>();
  const closedNames = new Set<string>();
  for (const name of Object.keys(schemas)) visitComponent(name);

  function visitComponent(name: string): void {
    if (closedNames.has(name)) return;
    openNames.add(name);
    visit(schemas[name]);
    openNames.delete(name);
    closedNames.add(name);
  }

  function visit(part: unknown): void {
    if (typeof part !== "object" || part === null) return;
    const { $ref, allOf = [], anyOf = [], oneOf = [], prefixItems = [], items } = part as Schema;
    for (const child of [allOf, anyOf, oneOf, prefixItems, items].flat()) visit(child);
    if (typeof $ref !== "string") return;
    const name = toComponentName($ref);
    if (openNames.has(name)) delete (part as Schema).$ref;
    else visitComponent(name);
  }
}

/** Adds the constraints and the default of its schema to the description of each parameter and header. */
function describeSchemas(document: OpenApiDocument, node: unknown, parent = ""): void {
  if (typeof node !== "object" || node === null) return;
  if (parent === "headers" || parent === "parameters")
    for (const each of Object.values(node).filter(isNode)) replaceContent(each as unknown as Parameter);
  const { schema, description } = node as { schema?: AnySchema; description?: string };
  // openapi-typescript takes it for no schema.
  if (schema === false) Object.assign(node, { schema: { anyOf: [false] } });
  if (typeof schema === "object") {
    const { default: value, ...constraints } = flattenSchema(document, schema);
    const text = value !== undefined && `default: ${stringifyJson(value)}`;
    Object.assign(node, { description: joinDescription([description, ...listConstraints(constraints), text]) });
  }
  for (const [key, child] of Object.entries(node))
    if (!["schema", "schemas", "example", "examples"].includes(key)) describeSchemas(document, child, key);
}

/**
 * Writes the content of a parameter or header as its schema: openapi-typescript reads only that. It also reads no parameter in the
 * querystring, so that becomes one of the query, with a mark in its name.
 */
function replaceContent(node: Parameter): void {
  if (node.content) {
    node.schema = getSchema(node) ?? {};
    delete node.content;
  }
  if (node.in === "querystring") Object.assign(node, { in: "query", name: `${querystringMark}${node.name}` });
}

/** A character of private use. */
const querystringMark = "\uE028";

/** query: { /** Filters. *\/ "\uE028filter": string } */
const markedQuery = /\bquery(\??: \{\s*(?:\/\*\*(?:(?!\*\/).)*\*\/\s*)?")(?:\uE028|\\uE028)/gs;

/** Omits `$defs`, which openapi-typescript would write as a member: references lead to components. */
function toTypedSchema(
  document: OpenApiDocument,
  { discriminator: _discriminator, $defs: _definitions, ...schema }: Schema,
): Schema {
  const named = withNull(withExactValues(withMarkedNames(schema)));
  const members = withUnknownMembers(withTuple(withTypedMembers(named)));
  const typed = withIntersections(withObjects(withRequiredMembers(document, members)));
  // Types do not express all constraints.
  return { ...typed, description: joinDescription([typed.description, ...listConstraints(typed)]) };
}

/** The type of an integer that a number cannot hold is not a literal. */
function withExactValues(schema: Schema): Schema {
  if (!hasLongInteger(schema)) return schema;
  const { const: _value, enum: _values, ...base } = schema;
  const others = (listValues(schema) ?? []).filter((value) => typeof value !== "object" && !isLongInteger(value));
  const hasObjects = listValues(schema)?.some((value) => typeof value === "object" && value !== null);
  if (hasObjects) return base;
  const integer = { type: "integer", format: "int64" };
  return others.length > 0 ? { anyOf: [integer, { enum: others }] } : integer;
}

/** openapi-typescript ignores a constant null. */
function withNull({ const: value, ...schema }: Schema): Schema {
  if (value === undefined) return schema;
  return value === null ? { ...schema, type: "null" } : { ...schema, const: value };
}

/** A keyword of a member that can have any value but is present. */
const presentMember = "presentMember";

/** openapi-typescript requires only members that the schema or a part of its allOf lists. */
function withRequiredMembers(document: OpenApiDocument, schema: Schema): Schema {
  const { required = [], properties, allOf = [], type = "object" } = schema;
  const isObject = [type].flat().includes("object") && schema.enum === undefined && schema.const === undefined;
  const parts = (allOf as AnySchema[]).map((part) => (typeof part === "object" ? resolve<Schema>(document, part) : {}));
  const isListed = (name: string) =>
    [schema, ...parts].some(({ properties: members = {} }) =>
      [name, name.replace(nameMark, "")].some((each) => Object.hasOwn(members as object, each)),
    );
  const unlisted = (required as string[]).filter((name) => !isListed(name));
  if (!isObject || unlisted.length === 0) return schema;
  const present = Object.fromEntries(unlisted.map((name) => [name, { [presentMember]: true }]));
  return { ...schema, properties: { ...(properties as object), ...present } };
}

function withTypedMembers({ [untypedMembers]: untyped = [], ...schema }: Schema): Schema {
  if ((untyped as string[]).length === 0) return schema;
  const typed = Object.entries(schema.properties ?? {}).filter(([name]) => !(untyped as string[]).includes(name));
  return { ...schema, properties: Object.fromEntries(typed) };
}

const describedKeywords =
  `minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems
  uniqueItems minProperties maxProperties`.split(/\s+/);

function listConstraints(schema: Schema): string[] {
  return describedKeywords.flatMap((keyword) => {
    const value = schema[keyword];
    if (value === undefined || value === false) return [];
    return value === true ? [keyword] : [`${keyword}: ${value}`];
  });
}

/** Writes the text on the first lines, and the constraints together on the last one. */
function joinDescription([text, ...constraints]: readonly unknown[]): string | undefined {
  const known = constraints.filter(Boolean).join(", ");
  return [text, known].filter(Boolean).join("\n") || undefined;
}

/** Only an array of fixed length becomes a tuple. */
function withTuple(schema: Schema): Schema {
  const { prefixItems, ...base } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  const { items = true, minItems = 0, maxItems = Infinity, unevaluatedItems } = base;
  const isClosed = items === false || unevaluatedItems === false || Number(maxItems) <= prefixItems.length;
  if (isClosed && Number(minItems) >= prefixItems.length) return schema;
  if (!isClosed && items === true) return { ...base, items: true };
  const distinct = new Map([...prefixItems, ...(isClosed ? [] : [items])].map((item) => [stringifyJson(item), item]));
  const [onlyItem] = distinct.values();
  return { ...base, items: distinct.size === 1 ? onlyItem : { anyOf: [...distinct.values()] } };
}

/** An index signature of TypeScript applies to all members, additionalProperties only to unlisted ones. */
function withUnknownMembers(schema: Schema): Schema {
  const { patternProperties, ...base } = schema;
  const hasMembers = Object.keys(base.properties ?? {}).length > 0;
  const additional = base.additionalProperties;
  const hasIndex = patternProperties !== undefined || (typeof additional === "object" && additional !== null);
  const isOpen = patternProperties !== undefined && (additional === undefined || additional === true);
  return hasIndex && (hasMembers || isOpen) ? { ...base, additionalProperties: true } : schema;
}

/** openapi-typescript expects objects in allOf. The union of no values has the type never. */
function withObjects({ allOf, ...base }: Schema): Schema {
  if (!Array.isArray(allOf)) return base;
  const parts = allOf.filter((part) => part !== true).map((part) => (part === false ? { anyOf: [false] } : part));
  return parts.length > 0 ? { ...base, allOf: parts } : base;
}

/** openapi-typescript would ignore some keywords next to anyOf and oneOf. */
function withIntersections(schema: Schema): Schema {
  const { anyOf, oneOf, ...base } = schema;
  const alternatives = [anyOf && { anyOf }, oneOf && { oneOf }].filter((part) => part !== undefined);
  const isAlone =
    alternatives.length < 2 &&
    !["type", "properties", "additionalProperties", "patternProperties", "allOf"].some((keyword) => keyword in base);
  if (alternatives.length === 0 || isAlone) return schema;
  return { ...base, allOf: [...((base.allOf as AnySchema[] | undefined) ?? []), ...alternatives] };
}

/** Generates a type for each schema of `components`, except those that codegen added for references to parts of schemas. */
export function generateModels(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(([name]) => !isPartName(name));
  if (schemas.length === 0) return "export {};\n";
  const typeNames = toTypeNames(schemas.map(([name]) => name));
  const models = schemas.map(([name, schema], index) => {
    const description = getMember(schema, "description");
    const comment =
      typeof description === "string" && description.trim() ? `/*${toCommentText(description.trim())}*/\n` : "";
    return `${comment}export type ${typeNames[index]} = components["schemas"][${JSON.stringify(name)}];\n`;
  });
  return ['import type { components } from "./types.ts";\n', ...models].join("\n");
}

/** Returns the names of types. Only names that OpenAPI does not allow can be those of others. */
function toTypeNames(names: readonly string[]): string[] {
  const used = new Set(names.filter((name) => !hasOtherCharacters(name)).map(toTypeName));
  return names.map((name) => {
    let typeName = toTypeName(name);
    while (hasOtherCharacters(name) && used.has(typeName)) typeName += "_";
    used.add(typeName);
    return typeName;
  });
}

/** Returns whether a name has characters that names of components cannot have (OpenAPI 3.1, Components Object). */
function hasOtherCharacters(name: string): boolean {
  return /[^\w.-]/.test(name);
}

/** Different schemas have different names, whatever other schemas there are, so that adding one renames no type. */
function toTypeName(name: string): string {
  const typeName = name
    .replaceAll(/[^\w.$\p{ID_Continue}-]+/gu, "_")
    // One more `$` for each combination: `.` is $, `-` is $$, `..` is $$$.
    .replaceAll(/[.-]+/g, (run) => "$".repeat([...run].reduce((value, sign) => 2 * value + (sign === "." ? 1 : 2), 0)))
    .replace(/^_*(?=[^\p{ID_Start}_$])/u, "_$&");
  return isReserved(typeName.replace(/_+$/, "")) ? `${typeName}_` : typeName;
}

/** Returns whether TypeScript reserves a word, such as `class`, or a type would shadow a global, such as `Error`. */
function isReserved(word: string): boolean {
  if (word === "components" || word in globalThis) return true;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, word);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
}
