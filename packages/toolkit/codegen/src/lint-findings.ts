import {
  type DocumentFiles,
  formatPosition,
  getMember,
  isExtension,
  isNode,
  type NodeLocation,
  namedMaps,
  resolvePointer,
  toNode,
  toOperationKeys,
  unescapeKey,
} from "@animal-store/openapi-document";
import type { Document, NodeType, NormalizedProblem, Oas2Rule, Oas3Rule, Plugin } from "@redocly/openapi-core";
import type { OpenApiDocument, Schema } from "./document.ts";
import type { Findings, MemberLocation } from "./findings.ts";
import { isValidated } from "./walk-schemas.ts";

export const wrongTargetMessage = "The reference does not lead to a component";

interface LintedDocument {
  root: Document;
  files: DocumentFiles;
  version: string;
}

/** Reports the problems that the linter found, except those that codegen handles. */
export function addLintFindings(findings: Findings, problems: NormalizedProblem[], document: LintedDocument): void {
  const unhandled = problems.filter((problem) => !isHandled(document, problem));
  const wrongTargets = unhandled.filter(({ message }) => message === wrongTargetMessage);
  // The linter reads a wrong target as a component, so its other findings can be wrong.
  const reported = wrongTargets.length > 0 ? wrongTargets : unhandled;
  const groups = Map.groupBy(reported, (problem) => (isAnnotation(document, problem) ? problem.message : problem));
  for (const [first, ...others] of groups.values())
    if (first) addFinding(findings, first, document, others.length > 0 ? ` (and ${others.length} more)` : "");
}

/** Returns whether a member of a schema is an unknown keyword, which is valid (JSON Schema 2020-12, core, section 6.5). Generators write thousands. */
function isAnnotation({ version }: LintedDocument, { location: [first], message }: NormalizedProblem): boolean {
  return ["3.1", "3.2"].includes(version) && unexpected.test(message) && isInSchema(first?.pointer ?? "#");
}

/** Returns whether codegen supports the form that the linter rejects, or reports it itself. */
function isHandled({ root, version }: LintedDocument, { location: [first], message }: NormalizedProblem): boolean {
  const pointer = first?.pointer ?? "#";
  return (
    // normalizeSchemas converts these forms of OpenAPI 3.0.
    (version !== "2.0" && message.startsWith("Property `nullable` is not expected here")) ||
    (/\/exclusiveM(?:ax|in)imum$/.test(pointer) && message.includes("got `boolean`")) ||
    // JSON Schema 2020-12, core, section 4.3.2
    (!["2.0", "3.0"].includes(version) && /Expected type `Schema` \(object\) but got `boolean`/.test(message)) ||
    // It is an object (JSON Schema 2020-12, core, section 8.1.2), and has no effect.
    pointer.endsWith("/$vocabulary") ||
    // The linter applies the rule of components to each map of schemas.
    (!isComponent(pointer) && message.startsWith("The map key in schemas")) ||
    // checkPath reports paths without a slash.
    (/^#\/paths\/[^/]+$/.test(pointer) && message.includes("is not expected here")) ||
    (isInMapping(pointer) && isSchemaName(root, pointer)) ||
    // Redocly requires it as in OpenAPI 3.1 (OpenAPI 3.2, section 4.17).
    (version === "3.2" && /\/responses\/[^/]+$/.test(pointer) && message.includes("The field `description`")) ||
    // applyDiscriminator reports a schema that is no alternative.
    (version === "3.2" && /\/discriminator\/defaultMapping$/.test(pointer)) ||
    isInExtension(pointer)
  );
}

/** Returns whether a schema of OpenAPI 3.0 uses a form of OpenAPI 3.1: a boolean schema, the type null, a list of types, or a numeric bound. */
function isLaterForm({ parsed }: Document, pointer: string, message: string): boolean {
  const value = resolvePointer(parsed, pointer);
  if (message.startsWith("Expected type `Schema` (object)")) return typeof value === "boolean";
  if (/\/exclusiveM(?:ax|in)imum$/.test(pointer)) return typeof value === "number";
  const types: readonly unknown[] = ["object", "array", "string", "number", "integer", "boolean", "null"];
  return message.startsWith("`type` can be") && [value].flat().every((type) => types.includes(type));
}

function isComponent(pointer: string): boolean {
  return /^#\/components\/schemas\/[^/]*$/.test(pointer);
}

function isInMapping(pointer: string): boolean {
  return /\/discriminator\/mapping\/[^/]+$/.test(pointer);
}

/** A discriminator can map a value to the name of a schema (OpenAPI 3.1, section 4.8.25). */
function isSchemaName({ parsed }: Document, pointer: string): boolean {
  const document = parsed as OpenApiDocument;
  return Object.hasOwn(document.components?.schemas ?? {}, String(resolvePointer(document, pointer)));
}

/** Extensions can contain anything, such as references to files of other tools. */
function isInExtension(pointer: string): boolean {
  const keys = pointer.split("/");
  return keys.some((key, index) => isExtension(key) && !namedMaps.has(keys[index - 1] ?? ""));
}

function addFinding(
  findings: Findings,
  { location: [first], message: text }: NormalizedProblem,
  { root: main, files, version }: LintedDocument,
  others: string,
): void {
  const { source = main.source, pointer = "#" } = first ?? {};
  const root = { source, parsed: files.find(source.absoluteRef)?.root ?? main.parsed };
  // An overlay can have written the node.
  const position = files.locations.format(toMember(root, pointer)) ?? formatPosition({ source, pointer });
  const reference = getMember(resolvePointer(root.parsed, pointer), "$ref");
  const target = text === "Can't resolve $ref" ? ` ${reference ?? ""}` : "";
  const sentence = /[.!?]$/.test(text) ? text : `${text}${target}.`;
  const invalid = `not valid OpenAPI ${version}: ${sentence}`;
  const member = text.startsWith("Expected type") ? findRemovableMember(root, pointer) : undefined;
  if (isInMapping(pointer) && text.startsWith("Can't resolve"))
    findings.skip("discriminator", pointer, "names no schema, so it has no effect.", position);
  else if (isComponent(pointer) && text.startsWith("The map key in schemas"))
    findings.skip("invalid", pointer, nameNote, position);
  else if (version === "3.0" && isLaterForm(root, pointer, text))
    findings.skip("invalid", pointer, "is of OpenAPI 3.1, and read as such. Write openapi: 3.1.1.", position);
  else if (isHarmless(pointer, text))
    findings.skip("ignored", pointer + others, `${sentence} ${findAdvice(text)}`, position);
  else if (!member) {
    const problem = `${invalid} ${findAdvice(text)}`.trimEnd();
    findings.reject({ kind: "document", label: pointer, problem, location: position });
  } else {
    const problem = `${invalid} Fix it: it would not be validated.`;
    if (annotations.includes(member.key)) findings.skip("ignored", pointer, `${invalid} It has no effect.`, position);
    else findings.reject({ kind: "schema", label: pointer, problem, location: position }, () => true);
    // Later steps would reject it again.
    delete member.node[member.key];
  }
}

const nameNote = "has characters other than letters, digits, dots, underscores and hyphens. Its type has _ instead.";

/** Unknown fields and missing descriptions have no effect on types and validators. */
function isHarmless(pointer: string, message: string): boolean {
  const missing = /The field `(.*)` must be present/.exec(message)?.[1];
  if (missing !== undefined)
    return (
      ["description", "title", "version", "info", "scopes"].includes(missing) ||
      // A parameter of Swagger 2.0 without a type is text.
      (missing === "type" && /\/parameters\/[^/]+$/.test(pointer)) ||
      (missing === "name" && !/\/parameters\//.test(pointer))
    );
  return unexpected.test(message) && !/\/responses\/[^/]+$/.test(pointer);
}

/** The second is for a security scheme. */
const unexpected = /is not (?:expected|allowed) here/;
const annotations = ["title", "summary", "description", "example", "examples", "externalDocs", "tags", "xml"];

/** Returns an annotation or a keyword of a schema, whose object is valid without it. */
function findRemovableMember(root: Document, pointer: string) {
  const keys = pointer.split("/");
  const [parentKey = ""] = keys.slice(-2);
  const { node, key = "" } = toMember(root, pointer);
  if (namedMaps.has(parentKey) || typeof node !== "object" || node === null) return undefined;
  const isRemovable = annotations.includes(key) || (isInSchema(pointer) && isValidated(key));
  return isRemovable ? { node: node as Schema, key } : undefined;
}

function isInSchema(pointer: string): boolean {
  const keys = pointer.split("/");
  // Another file can contain only a schema.
  return keys.includes("schema") || keys.includes("properties") || keys[2] === "schemas" || keys[1] === "definitions";
}

function toMember({ parsed }: Document, pointer: string): NodeLocation {
  const keys = pointer.split("/");
  const node = resolvePointer(parsed, keys.slice(0, -1).join("/")) as object;
  return keys.length === 1 ? { node: parsed as object } : { node, key: unescapeKey(keys.at(-1) ?? "") };
}

/** The next step for each message of the linter. */
const advice: readonly (readonly [RegExp, string])[] = [
  // The resolver names the next step.
  [/^Can't resolve \$ref: .*\. [A-Z].*\.$/, ""],
  [/Can't resolve \$ref/, "Reference something that exists."],
  [unexpected, "Remove it, or add the prefix x-."],
  [/must be present/, "Add it."],
  [/The path item it references has/, "OpenAPI does not define which one applies: keep one of them."],
  [new RegExp(wrongTargetMessage), "Reference one of the same kind."],
  [/has a member of the path item/, "Move the operation to that member."],
  [/map key/, "Rename it."],
];

function findAdvice(message: string): string {
  return advice.find(([pattern]) => pattern.test(message))?.[1] ?? "Fix it: nothing was generated.";
}

/**
 * Lists the references to other folders and to URLs that bundling leaves, such as those in extensions and examples. codegen ignores them,
 * but tools for documentation and mocks follow them.
 */
export function listOpenReferences(document: OpenApiDocument): MemberLocation[] {
  const nodes = new Set<object>([document]);
  const references: MemberLocation[] = [];
  for (const node of nodes)
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "object" && value !== null) nodes.add(value);
      if (key === "$ref" || key === "externalValue") references.push({ node, key });
      const mapping = key === "discriminator" ? toNode(getMember(value, "mapping")) : {};
      references.push(...Object.keys(mapping).map((name) => ({ node: mapping, key: name })));
    }
  // ../books.yaml, https://example.com/books.yaml
  return references.filter(({ node, key }) => /^[^#]*[/\\:]/.test(String(getMember(node, key))));
}

/** Reports references to the document, its maps and texts, and to ambiguous path items. */
export function pathItemRule(): { plugins: Plugin[]; rules: Record<string, "error"> } {
  const rule: Oas3Rule = () => ({
    ref: {
      enter(node, { report, location, type }, { node: target }) {
        // Tools for documentation read a text from another file.
        if (typeof target === "string" && annotations.includes(location.pointer.replace(/.*\//, ""))) return;
        if (leadsToMap(node.$ref) || (target !== undefined && typeof target !== "boolean" && !isNode(target)))
          report({ message: wrongTargetMessage, location: location.child("$ref").key() });
        if (type.name === "PathItem") {
          const fields = Object.keys(type.properties).filter((name) => !texts.includes(name));
          const field = fields.find((name) => name in node && getMember(target, name) !== undefined);
          if (field)
            report({ message: `The path item it references has ${field} too`, location: location.child(field).key() });
          return;
        }
        for (const key of listMembersWithoutEffect(node, type.name === "Schema" ? type.properties : {}))
          report({ message: `Property \`${key}\` is not expected here`, location: location.child(key).key() });
      },
    },
    PathItem(item, { report, location, specVersion }) {
      const names = specVersion === "oas3_2" ? Object.keys(toNode(getMember(item, "additionalOperations"))) : [];
      for (const method of names.filter((name) => toOperationKeys(name).length === 1)) {
        const message = `The method ${method} has a member of the path item`;
        report({ message, location: location.child(["additionalOperations", method]).key() });
      }
    },
  });
  return {
    plugins: [
      {
        id: "codegen",
        rules: { oas2: { "path-items": rule as Oas2Rule }, oas3: { "path-items": rule } },
        typeExtension: { oas2: addTypes, oas3: addTypes },
      },
    ],
    rules: { "codegen/path-items": "error" },
  };
}

/** Returns true for the document, `components`, `paths`, and each map of components or definitions. */
function leadsToMap(reference: string): boolean {
  return /^(?:#(?:\/(?:components(?:\/\w+)?|paths|definitions|parameters|responses|securityDefinitions)?\/?)?)?$/.test(
    reference,
  );
}

/** The members that a reference can have. */
const texts = ["$ref", "summary", "description"];

/** A schema can have keywords next to `$ref`, another reference only texts (OpenAPI 3.1, Reference Object). @param keywords those of schemas */
function listMembersWithoutEffect(reference: object, keywords: object): string[] {
  const others = Object.keys(reference).filter((key) => !(key in keywords) && !key.startsWith("x-"));
  return others.filter((key) => ![...texts, "nullable"].includes(key));
}

/** Lints the extensions that contain objects of OpenAPI, and corrects the types of Redocly 2.64. */
function addTypes(types: Record<string, NodeType>, version: string): Record<string, NodeType> {
  const { style } = (types.Parameter?.properties ?? {}) as { style: { enum: string[] } };
  const { scopes = null } = types.AuthorizationCode?.properties ?? {};
  const root = add("Root", { "x-unrouted-responses": "Responses" });
  // Bounds can be fractions, and a type a list or `file` (Swagger 2.0, Schema Object and Response Object). checkSchemas validates it.
  const bounds = { minimum: { type: "number" }, maximum: { type: "number" } } as const;
  const values = ["Parameter", "ParameterItems", "Header"].map((name) => add(name, bounds));
  if (version === "oas2") return Object.assign({}, types, root, ...values, add("Schema", { type: null }));
  return {
    ...{ ...types, ...root },
    ...add("Parameter", { style: { ...style, enum: [...style.enum, ...(version === "oas3_2" ? ["cookie"] : [])] } }),
    // Redocly has no type for these scopes, and reads a media type of components as a whole content.
    ...add("DeviceAuthorization", { scopes }),
    NamedMediaTypes: { properties: {}, additionalProperties: "MediaType" },
  };

  function add(name: string, properties: NodeType["properties"]): Record<string, NodeType> {
    return { [name]: { ...(types[name] as NodeType), properties: { ...types[name]?.properties, ...properties } } };
  }
}
