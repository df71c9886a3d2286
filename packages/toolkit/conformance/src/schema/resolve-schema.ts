import { convertExclusive, isNode, type Node, toArray, toNode } from "@animal-store/openapi-document";
import type { ApiDocument, Schema } from "../document.ts";

/** Returns a schema with its references merged, on its first level. */
export function resolveSchema(document: ApiDocument, schema: Schema): Schema {
  if (!isNode(schema)) return schema;
  const own = withoutMalformed(upgradeSchema({ ...schema, ...document.getIgnored(schema) }));
  if (typeof own.$ref !== "string") return own;
  const { $ref: _reference, ...siblings } = own;
  const target = resolveSchema(document, document.follow(schema));
  return isNode(target) ? upgradeSchema({ ...merge(target, siblings), nullable: schema.nullable }) : target;
}

const sizes = new Set(["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"]);
const lists = new Set(["allOf", "anyOf", "oneOf", "enum", "prefixItems"]);
const maps = new Set(["properties", "patternProperties"]);

/** Removes keywords whose values have the wrong type. A validator rejects their schema. */
function withoutMalformed(schema: Node): Node {
  const isWellFormed = ([keyword, value]: [string, unknown]) => {
    if (sizes.has(keyword)) return Number(value) >= 0 && Number.isInteger(Number(value));
    if (lists.has(keyword)) return Array.isArray(value);
    return !maps.has(keyword) || isNode(value);
  };
  return Object.fromEntries(Object.entries(schema).filter(isWellFormed));
}

/**
 * Converts the keywords of OpenAPI 3.0 that differ from JSON Schema 2020-12. A generated value also follows those of another version
 * than that of the document, because a service can follow them.
 */
function upgradeSchema({ nullable, ...schema }: Node): Node {
  const upgraded: Record<string, unknown> = { ...schema };
  convertExclusive(upgraded);
  if (nullable === true && typeof schema.type === "string") upgraded.type = [schema.type, "null"];
  return upgraded;
}

const maxAlternatives = 24;
const knownAlternatives = new WeakMap<object, Node[]>();

/**
 * Returns a schema without compositions for each combination of alternatives. The merge of `allOf` is approximate: a validator
 * must confirm generated values.
 */
export function listAlternatives(document: ApiDocument, schema: Schema): Node[] {
  const known = knownAlternatives.get(schema as Node);
  if (known) return known;
  const resolved = resolveSchema(document, schema);
  if (!isNode(resolved)) return resolved ? [{}] : [];
  const { allOf = [], oneOf, anyOf, ...ownKeywords } = resolved;
  // A part can lead back to its composition.
  knownAlternatives.set(schema as Node, [ownKeywords]);
  const unions = [oneOf, anyOf].filter((union) => union !== undefined) as Schema[][];
  const listPart = (part: Schema, _index: number, union: readonly Schema[]) =>
    listAlternatives(document, part).map((each) => withDiscriminator(each, part, union));
  const groups = [
    ...(allOf as Schema[]).map((part) => listAlternatives(document, part)),
    ...unions.map((union) => union.flatMap(listPart).slice(0, maxAlternatives)),
  ];
  const alternatives = groups.reduce<Node[]>(
    (merged, group) => merged.flatMap((left) => group.map((right) => merge(right, left))).slice(0, maxAlternatives),
    [ownKeywords],
  );
  knownAlternatives.set(schema as Node, alternatives);
  return alternatives;

  /** Restricts the property that names an alternative. A service can read the discriminator or only the schemas. */
  function withDiscriminator(alternative: Node, part: Schema, union: readonly Schema[]): Node {
    const { properties } = alternative;
    const discriminator = toNode(toNode(resolved).discriminator);
    const values = listDiscriminatorValues(document, { properties, part, union, discriminator });
    if (!values) return alternative;
    return {
      ...alternative,
      properties: { ...toNode(properties), [`${discriminator.propertyName}`]: { type: "string", enum: values } },
    };
  }
}

interface Named {
  /** The members of the alternative. */
  readonly properties: unknown;
  readonly part: Schema;
  readonly union: readonly Schema[];
  readonly discriminator: Node;
}

/** Returns the values of a property that name an alternative. Undefined without any, or if its schema lists no value of another one. */
export function listDiscriminatorValues(document: ApiDocument, { properties, part, union, discriminator }: Named) {
  const { propertyName, mapping, defaultMapping } = discriminator;
  const toName = (reference: unknown) => String(reference).split("/").at(-1);
  const listNames = (each: Schema): unknown[] => {
    if (!isNode(each) || typeof each.$ref !== "string") return [];
    const mapped = Object.entries(toNode(mapping)).filter(([, target]) => toName(target) === toName(each.$ref));
    return mapped.length > 0 ? mapped.map(([value]) => value) : [toName(each.$ref)];
  };
  const names = typeof propertyName === "string" ? listNames(part) : [];
  const property = toNode(resolveSchema(document, toNode(toNode(properties)[String(propertyName)])));
  if (names.length === 0 || property.const !== undefined || Object.keys(property).length === 0) return undefined;
  // The default alternative also has values without a name, and no value.
  if (defaultMapping !== undefined && toName(defaultMapping) === toName(toNode(part).$ref)) return undefined;
  if (!Array.isArray(property.enum)) return names;
  const others = union.filter((other) => other !== part).flatMap(listNames);
  const values = property.enum.filter((value) => names.includes(value) || !others.includes(value));
  return values.length > 0 && values.length < property.enum.length ? values : undefined;
}

const bounds = ["imum", "Length", "Items", "Properties"].flatMap((name) => [`min${name}`, `max${name}`]);
bounds.push("exclusiveMinimum", "exclusiveMaximum");

/** Merges two schemas. Keywords of the second one replace those of the first, except members and bounds. */
function merge(first: Node, second: Node): Node {
  const merged: Record<string, unknown> = { ...first, ...second };
  if (first.properties || second.properties)
    merged.properties = { ...toNode(first.properties), ...toNode(second.properties) };
  if (first.required || second.required)
    merged.required = [...new Set([...toArray(first.required), ...toArray(second.required)])];
  if (Array.isArray(first.enum) && Array.isArray(second.enum))
    merged.enum = first.enum.filter((value) => (second.enum as unknown[]).includes(value));
  for (const keyword of bounds) {
    const limits = [first[keyword], second[keyword]];
    const choose = /min/i.test(keyword) ? Math.max : Math.min;
    if (!limits.includes(undefined)) merged[keyword] = choose(...limits.map(Number));
  }
  return merged;
}

/** Returns whether a schema lists members. One without a list, such as `type: object`, describes any object, also as an alternative. */
export function declaresMembers(document: ApiDocument, schema: Schema): boolean {
  const alternatives = listAlternatives(document, schema);
  const hasList = ({ properties, patternProperties }: Node) => Boolean(properties || patternProperties);
  const isFreeForm = ({ type = "object", enum: values, const: constant }: Node) =>
    [type].flat().includes("object") && values === undefined && constant === undefined;
  return alternatives.some(hasList) && alternatives.every((each) => hasList(each) || !isFreeForm(each));
}
