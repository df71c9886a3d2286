import { type Conversion, convertSwagger } from "./convert-swagger.ts";
import { findVersion } from "./document-version.ts";
import { isNode, type Node } from "./node.ts";
import type { NodeProblem } from "./schema-problems.ts";
import { listNodes, listSchemas } from "./walk.ts";

type Schema = Record<string, unknown>;
type Replace = Conversion["replace"];

/**
 * Converts a document of Swagger 2.0 or OpenAPI 3.0 to the form of OpenAPI 3.1, in place: nodes keep their identity and so their
 * positions. Its `openapi` is the written version. Does nothing for another version.
 */
export function convertVersion(root: Node, conversion: Conversion): void {
  const { findTarget, replace, note } = conversion;
  const version = findVersion(root);
  if (version !== "2.0" && version !== "3.0") return;
  const document = root as Record<string, unknown>;
  if (version === "2.0") {
    const references = [...listNodes({ root, findTarget })].filter(({ $ref }) => typeof $ref === "string");
    convertSwagger(root, references, conversion);
  }
  const ignored = new Set(version === "2.0" ? [...keywordsOf31, ...keywordsOf30] : keywordsOf31);
  for (const node of [...listSchemas({ root, findTarget })]) {
    const schema = node as Schema;
    // The linter reports them as members without effect.
    // codegen reads a numeric bound with a note. Another service can ignore it.
    for (const [keyword, value] of Object.entries(schema))
      if (ignored.has(keyword) || (conversion.ignore && isNumericExclusive(keyword, value))) {
        conversion.ignore?.(schema, keyword, value);
        delete schema[keyword];
      }
    ignoreNextToReference(schema);
    if (version === "2.0") convertSchema(schema);
    convertNullable(schema, replace);
    convertExclusive(schema);
  }
  if (document["x-webhooks"] !== undefined) document.webhooks = document["x-webhooks"];
  delete document["x-webhooks"];

  /** OpenAPI 3.0 and Swagger 2.0 ignore keywords next to `$ref` (OpenAPI 3.0, section 4.7.23). */
  function ignoreNextToReference(schema: Schema): void {
    if (typeof schema.$ref !== "string") return;
    const name = version === "2.0" ? "Swagger 2.0" : "OpenAPI 3.0";
    for (const key of Object.keys(schema))
      if (keywordsNextToReference.has(key) || (version === "2.0" && key === "x-nullable")) {
        const problem = `${name} ignores it next to $ref. Move $ref into allOf.`;
        note?.({ node: schema, key, label: `schema with ${key}`, problem });
        delete schema[key];
      }
  }
}

/** Keywords of JSON Schema that OpenAPI 3.0 has not. `$defs` stays: references can lead through it. */
const keywordsOf31 = [
  ...["const", "if", "then", "else", "contains", "minContains", "maxContains", "prefixItems", "unevaluatedItems"],
  ...["patternProperties", "propertyNames", "unevaluatedProperties", "dependentSchemas", "dependentRequired"],
  ...["contentEncoding", "contentMediaType", "contentSchema"],
  ...["$schema", "$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary"],
];
/** Keywords that Swagger 2.0 has not. */
const keywordsOf30 = ["oneOf", "anyOf", "not", "nullable", "writeOnly", "deprecated"];

const keywordsNextToReference = new Set([
  ...["type", "enum", "format", "nullable", "readOnly", "writeOnly", "default", "discriminator"],
  ...["allOf", "anyOf", "oneOf", "not", "items", "properties", "additionalProperties", "required", "$defs"],
  ...["minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"],
]);

/** Converts the keywords of Swagger 2.0 to OpenAPI 3.0. */
function convertSchema(schema: Schema): void {
  const { discriminator, type, "x-nullable": nullable } = schema;
  if (typeof discriminator === "string") schema.discriminator = { propertyName: discriminator };
  if (type === "file") Object.assign(schema, { type: "string", format: "binary" });
  if (typeof nullable !== "boolean") return;
  delete schema["x-nullable"];
  schema.nullable = nullable;
}

const combinations = ["$ref", "allOf", "anyOf", "oneOf"];

/** Many documents of OpenAPI 3.1 still use `nullable` of OpenAPI 3.0. */
export function convertNullable(schema: Schema, replace?: Replace): void {
  const { nullable, type, oneOf, discriminator } = schema;
  delete schema.nullable;
  if (nullable !== true) return;
  const used = combinations.filter((keyword) => schema[keyword] !== undefined);
  if (used.length === 0 && type !== undefined) schema.type = [...new Set([type, "null"].flat())];
  // A discriminator must stay next to its alternatives, which are objects. Other alternatives of oneOf can accept null too.
  else if (discriminator !== undefined && Array.isArray(oneOf) && type === undefined)
    schema.oneOf = [...oneOf, { type: "null" }];
  else if (used.length > 0) {
    const moved = ["type", ...used].filter((keyword) => keyword in schema);
    const combined = Object.fromEntries(moved.map((keyword) => [keyword, schema[keyword]]));
    replace?.(schema, combined);
    for (const keyword of moved) delete schema[keyword];
    schema.anyOf = [combined, { type: "null" }];
  }
}

function isNumericExclusive(keyword: string, value: unknown): boolean {
  return /^exclusiveM(in|ax)imum$/.test(keyword) && typeof value === "number";
}

/** In OpenAPI 3.0 the keywords are booleans. Some documents of OpenAPI 3.1 still use that form. */
export function convertExclusive(schema: Schema): void {
  convertBound(schema, "minimum", "exclusiveMinimum");
  convertBound(schema, "maximum", "exclusiveMaximum");
}

function convertBound(schema: Schema, bound: string, exclusive: string): void {
  const { [bound]: value, [exclusive]: isExclusive } = schema;
  if (typeof isExclusive !== "boolean") return;
  delete schema[exclusive];
  if (!isExclusive || value === undefined) return;
  schema[exclusive] = value;
  delete schema[bound];
}

/**
 * Writes keywords of JSON Schema draft 7 and earlier as those of JSON Schema 2020-12, in place (JSON Schema 2020-12, core, appendix).
 * Returns a note for each.
 */
export function convertDraftKeywords(node: Node): NodeProblem[] {
  const { type, items, additionalItems, dependencies, $id } = node;
  const notes: NodeProblem[] = [];
  if (Array.isArray(items)) {
    const rest = additionalItems === undefined ? {} : { items: additionalItems };
    replace("items", "prefixItems", { prefixItems: items, ...rest });
    Reflect.deleteProperty(node, "additionalItems");
  }
  if (isNode(dependencies)) {
    const [required, schemas] = [true, false].map((isList) =>
      Object.fromEntries(Object.entries(dependencies).filter(([, value]) => Array.isArray(value) === isList)),
    );
    replace("dependencies", "dependentRequired and dependentSchemas", {
      dependentRequired: { ...required, ...(node.dependentRequired as Node | undefined) },
      dependentSchemas: { ...schemas, ...(node.dependentSchemas as Node | undefined) },
    });
  }
  if (typeof $id === "string" && /^#[A-Za-z_]/.test($id)) replace("$id", "$anchor", { $anchor: $id.slice(1) });
  if ([type].flat().includes(null)) {
    Object.assign(node, { type: Array.isArray(type) ? type.map((each) => each ?? "null") : "null" });
    const problem = 'contains null without quotes, and is read as "null". Add the quotes.';
    notes.push({ node, key: "type", label: "type", problem });
  }
  return notes;

  function replace(key: string, now: string, members: Node): void {
    Reflect.deleteProperty(node, key);
    Object.assign(node, members);
    notes.push({ node, key, label: key, problem: `is of an earlier draft of JSON Schema, and read as ${now}.` });
  }
}
