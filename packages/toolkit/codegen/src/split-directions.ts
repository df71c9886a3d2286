import type { Locations } from "@animal-store/openapi-document";
import {
  type AnySchema,
  type Direction,
  type Header,
  listContents,
  listTexts,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from "./document.ts";
import { flattenSchema } from "./schema.ts";
import { createSearch, mapKeyword, toComponentName, toSchemaReference, walkSchemas } from "./walk-schemas.ts";

/** Requests do not contain `readOnly` properties, and responses no `writeOnly` ones (OpenAPI 3.1, section 4.8.24.1). */
const excludedBy = { request: "readOnly", response: "writeOnly" } as const;

/** A keyword that lists the members that requests may contain, but their types omit. */
export const untypedMembers = "untypedMembers";

/**
 * Gives requests and responses separate schemas if `readOnly` or `writeOnly` distinguishes them. A component that both use keeps
 * its name for responses; requests use a new component with the suffix `Request`.
 * @param locations receives the original of each new schema
 */
export function splitDirections(document: OpenApiDocument, locations: Locations): void {
  const schemas = document.components?.schemas ?? {};
  const contents = listContents(document);
  const texts = listTexts(document);
  const holders = {
    request: [...contents.request.keys(), ...texts.request.flatMap(listHolders)],
    response: [...contents.response.keys(), ...texts.response.flatMap(listHolders)],
  };
  const used = { request: findUsed(holders.request), response: findUsed(holders.response) };
  const isAffected = {
    request: createSearch(document, (schema) => schema.readOnly === true),
    response: createSearch(document, (schema) => schema.writeOnly === true),
  };
  const differs = (part: unknown) => isAffected.request(part) || isAffected.response(part);
  const affected = Object.keys(schemas).filter((name) => differs(schemas[name]));
  const requestNames = new Map(affected.map((name) => [name, used.response.has(name) ? toRequestName(name) : name]));
  const originals = new Map(affected.map((name) => [name, schemas[name] as AnySchema]));
  for (const [name, schema] of originals) {
    if (used.request.has(name)) schemas[requestNames.get(name) ?? name] = convert(schema, "request");
    if (used.response.has(name)) schemas[name] = convert(schema, "response");
  }
  for (const direction of ["request", "response"] as const)
    for (const media of new Set(holders[direction]))
      if (media.schema !== undefined && differs(media.schema)) media.schema = convert(media.schema, direction);

  function listHolders(styled: Parameter | Header): MediaType[] {
    return [styled as MediaType, ...Object.values(styled.content ?? {})];
  }

  function toRequestName(name: string): string {
    let requestName = `${name}Request`;
    while (requestName in schemas) requestName += "_";
    return requestName;
  }

  function findUsed(media: Iterable<MediaType>): Set<string> {
    const names = new Set<string>();
    const visited = new Set<object>();
    for (const { schema } of media)
      walkSchemas(document, schema, visited, ({ $ref }) => {
        if (typeof $ref === "string") names.add(toComponentName($ref));
      });
    return names;
  }

  /** @param excluded names that an enclosing `allOf` excludes */
  function convert(part: AnySchema, direction: Direction, excluded: ReadonlySet<string> = new Set()): AnySchema {
    if (typeof part !== "object") return part;
    const { $ref } = part;
    const name = typeof $ref === "string" ? toComponentName($ref) : undefined;
    const target = name === undefined ? undefined : (originals.get(name) ?? schemas[name]);
    if (name !== undefined && target !== undefined) {
      const ownExcluded = listExcluded(target, direction);
      const otherExcluded = [...excluded].filter((key) => !ownExcluded.includes(key));
      // The name of the target stands for a schema that still has these members.
      if (typeof target === "object" && mentions(target, otherExcluded))
        return convert({ ...part, ...target, $ref: target.$ref }, direction, excluded);
      const requestName = direction === "request" ? requestNames.get(name) : undefined;
      return requestName ? { ...part, $ref: toSchemaReference(requestName) } : part;
    }
    return convertMembers(part, direction, new Set([...excluded, ...listExcluded(part, direction)]));
  }

  function listExcluded(part: AnySchema, direction: Direction): string[] {
    const properties = Object.entries((flattenSchema(document, part).properties ?? {}) as Record<string, AnySchema>);
    const isExcluded = (member: AnySchema) => flattenSchema(document, member)[excludedBy[direction]] === true;
    return properties.filter(([, member]) => isExcluded(member)).map(([name]) => name);
  }

  function convertMembers(schema: Schema, direction: Direction, excluded: ReadonlySet<string>): Schema {
    const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (value === undefined) return [];
      if (keyword === "required") return [[keyword, (value as string[]).filter((name) => !excluded.has(name))]];
      if (keyword === "properties") return convertProperties(value as Record<string, AnySchema>, direction, excluded);
      if (keyword === "allOf")
        return [[keyword, (value as AnySchema[]).map((part) => convert(part, direction, excluded))]];
      return [[keyword, mapKeyword(keyword, value, (part: AnySchema) => convert(part, direction))]];
    });
    const converted = Object.fromEntries(entries);
    locations.replace(schema, converted);
    return converted;
  }

  /** A response must not contain a `writeOnly` property, such as a password. A request may repeat a `readOnly` one. */
  function convertProperties(
    properties: Record<string, AnySchema>,
    direction: Direction,
    excluded: ReadonlySet<string>,
  ): [string, unknown][] {
    const isForbidden = (name: string) => direction === "response" && excluded.has(name);
    const converted = Object.entries(properties).map(([name, part]) => {
      return [name, isForbidden(name) ? false : convert(part, direction)];
    });
    return [
      ["properties", Object.fromEntries(converted)],
      [untypedMembers, direction === "request" ? [...excluded] : []],
    ];
  }

  function mentions(part: AnySchema, names: readonly string[]): boolean {
    const { properties = {}, required = [] } = flattenSchema(document, part);
    return [...Object.keys(properties as object), ...(required as string[])].some((name) => names.includes(name));
  }
}
