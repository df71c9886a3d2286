import { methods, resolvePointer } from "@animal-store/openapi-document";
import type { NodeType, Oas3Rule, Plugin } from "@redocly/openapi-core";
import type { OpenApiDocument, Parameter, PathItem, Reference } from "./document.ts";
import { resolve } from "./document.ts";
import type { Location } from "./findings.ts";

type PathItems = Record<string, PathItem | Reference>;

/** Replaces references to path items of the same document. Bundling replaces only those to other files. */
export function inlinePathItems(document: OpenApiDocument): OpenApiDocument {
  const callbacks = document.components?.callbacks as Record<string, PathItems> | undefined;
  for (const items of [document.paths, document.webhooks, document.components?.pathItems as PathItems | undefined])
    inlineInto(document, items, new Set());
  for (const items of Object.values(callbacks ?? {})) inlineInto(document, items, new Set());
  // Otherwise the document would contain their operations twice.
  delete document.components?.pathItems;
  return document;
}

function inlineInto(document: OpenApiDocument, items: PathItems | undefined, ancestors: Set<object>): void {
  if (!items || "$ref" in items || ancestors.has(items)) return;
  for (const [name, reference] of Object.entries(items)) {
    if (name.startsWith("x-") || typeof reference !== "object" || reference === null) continue;
    const item = inlineItem(document, reference);
    items[name] = item;
    for (const method of methods)
      for (const callback of Object.values(item[method]?.callbacks ?? {}))
        inlineInto(document, callback, new Set(ancestors).add(items));
  }
}

/** Copies the parameters of path items to their operations. Those of an operation override them (OpenAPI 3.1, Path Item Object). */
export function inlineParameters(document: OpenApiDocument): OpenApiDocument {
  for (const items of [document.paths, document.webhooks])
    for (const item of Object.values(items ?? {})) {
      const { parameters: inherited = [] } = item;
      for (const method of methods) {
        const operation = item[method];
        const parameters = [...inherited, ...(operation?.parameters ?? [])];
        if (operation && parameters.length > 0) operation.parameters = mergeParameters(document, parameters);
      }
    }
  return document;
}

function mergeParameters(document: OpenApiDocument, parameters: (Parameter | Reference)[]): (Parameter | Reference)[] {
  const entries = parameters.map((parameter) => {
    const { in: location, name } = Object(resolve<Parameter>(document, parameter)) as Parameter;
    return [`${location} ${name}`, parameter] as const;
  });
  return [...new Map(entries).values()];
}

/** Members next to `$ref` override those of the referenced path item. */
function inlineItem(document: OpenApiDocument, item: PathItem | Reference): PathItem {
  if (!("$ref" in item)) return item;
  const { $ref, ...overrides } = item;
  const target = inlineItem(document, resolvePointer(document, $ref) as PathItem | Reference);
  return Object.keys(overrides).length === 0 ? target : { ...target, ...overrides };
}

/**
 * Lists the references to other folders and to URLs that bundling leaves, such as those in extensions and examples. codegen ignores them,
 * but tools for documentation and mocks follow them.
 */
export function listOpenReferences(document: OpenApiDocument): Required<Location>[] {
  const nodes = new Set<object>([document]);
  const references: Required<Location>[] = [];
  for (const node of nodes)
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "object" && value !== null) nodes.add(value);
      if (key === "$ref" || key === "externalValue") references.push({ node, key });
      const mapping = key === "discriminator" ? Object(Object(value).mapping) : {};
      references.push(...Object.keys(mapping).map((name) => ({ node: mapping, key: name })));
    }
  // ../books.yaml, https://example.com/books.yaml
  return references.filter(({ node, key }) => /^[^#]*[/\\:]/.test(String(Object(node)[key])));
}

export const wholeDocumentMessage = "The reference leads to the whole document";

/** Reports references to the document itself, and to path items that are ambiguous or that `inlinePathItems` would break. */
export function pathItemRule(root: string): { plugins: Plugin[]; rules: Record<string, "error"> } {
  const rule: Oas3Rule = () => ({
    ref: {
      enter(node, { report, location, type }, { node: target, location: targetLocation }) {
        if (/^#\/?$/.test(node.$ref)) report({ message: wholeDocumentMessage, location: location.child("$ref").key() });
        if (type.name === "PathItem") {
          const field = [...methods, "parameters", "servers"].find((name) => name in node && name in Object(target));
          if (field)
            report({ message: `The path item it references has ${field} too`, location: location.child(field).key() });
          return;
        }
        for (const key of listMembersWithoutEffect(node, type.name === "Schema" ? type.properties : {}))
          report({ message: `Property \`${key}\` is not expected here`, location: location.child(key).key() });
        const isInItem = /^#\/components\/pathItems\/[^/]+\//.test(String(targetLocation?.pointer));
        if (isInItem && targetLocation?.source.absoluteRef === root)
          report({ message: "$ref points into a path item of components", location: location.child("$ref").key() });
      },
    },
  });
  return {
    plugins: [{ id: "codegen", rules: { oas3: { "path-items": rule } }, typeExtension: { oas3: addTypes } }],
    rules: { "codegen/path-items": "error" },
  };
}

/** A schema can have keywords next to `$ref`, another reference only texts (OpenAPI 3.1, Reference Object). */
function listMembersWithoutEffect(reference: object, known: object): string[] {
  const others = Object.keys(reference).filter((key) => !(key in known) && !key.startsWith("x-"));
  return others.filter((key) => !["$ref", "summary", "description", "nullable"].includes(key));
}

/** Lints the extensions that contain objects of OpenAPI. */
function addTypes(types: Record<string, NodeType>): Record<string, NodeType> {
  const { Root } = types as { Root: NodeType };
  return { ...types, Root: { ...Root, properties: { ...Root.properties, "x-unrouted-responses": "Responses" } } };
}
