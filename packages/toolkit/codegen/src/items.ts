import type { EventFormat, ItemCount, ItemKind } from "@animal-store/openapi-document/contract";
import { type AnySchema, type MediaType, type OpenApiDocument, resolve, type Schema } from "./document.ts";
import { flattenSchema, listAlternatives } from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

/** How a body carries its items, and the schema of an item as handlers and clients use it. */
export interface Items {
  readonly format: Partial<EventFormat> & ItemCount;
  readonly schema: AnySchema | undefined;
  /** What is not validated, and why. */
  readonly note?: string;
}

/** Describes the items of a body. OpenAPI defines `itemSchema` since 3.2. Before, `schema` describes an item, or the list of JSON items. */
export function toItems(document: OpenApiDocument, kind: ItemKind, { schema, itemSchema }: MediaType): Items {
  if (kind === "events")
    return itemSchema === undefined ? toEvents(document, schema) : toWholeEvents(document, itemSchema);
  const { type, items = true, prefixItems, minItems, maxItems, ...constraints } = flattenSchema(document, schema);
  if (itemSchema === undefined && type !== "array") return { format: {}, schema };
  const constraint = prefixItems ? "prefixItems" : findConstraint(constraints);
  const note = constraint && `is read item by item, so ${constraint} of its schema is not validated.`;
  const item = prefixItems ? true : (items as AnySchema);
  const format = { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  return { format: format as ItemCount, schema: itemSchema ?? item, ...(note && { note }) };
}

const text = { type: "string" };
const eventFields = { event: text, data: text, id: text, retry: { type: "integer" } };
/** The schema of events as received, without JSON. */
const rawEvent: Schema = { type: "object", required: ["data"], properties: eventFields };

/** OpenAPI 3.1 does not define the schema of events. It describes one event: its data, or all of its fields. */
function toEvents(document: OpenApiDocument, schema: AnySchema | undefined): Items {
  if (schema === undefined) return { format: { data: "text" }, schema };
  const events = listAlternatives(document, schema);
  if (!events.every(isWholeEvent)) return { format: { data: events.every(isString) ? "text" : "json" }, schema };
  return toEnvelope(document, schema, (data) => data.every(isString));
}

/** The data of an event is text. `contentSchema` describes the JSON that it contains (OpenAPI 3.2, section 4.14.4). */
function toWholeEvents(document: OpenApiDocument, itemSchema: AnySchema): Items {
  const isText = (data: readonly Schema[]) =>
    data.every((each) => isString(each) || (each.type === undefined && !findConstraint(each)));
  return toEnvelope(document, parseData(document, itemSchema), isText);
}

function toEnvelope(document: OpenApiDocument, schema: AnySchema, isText: (data: readonly Schema[]) => boolean): Items {
  const events = listAlternatives(document, schema);
  const textEvents = events.filter((event) => isText(listAlternatives(document, getField(event, "data") ?? {})));
  if (textEvents.length === 0 || textEvents.length === events.length)
    return { format: { data: textEvents.length === 0 ? "json" : "text", isEnvelope: true }, schema };
  const jsonEvents = events.filter((event) => !textEvents.includes(event));
  const textNames = textEvents.flatMap(listNames);
  const jsonNames = jsonEvents.flatMap(listNames);
  if (textNames.includes(undefined) || jsonNames.some((name) => textNames.includes(name))) {
    const note =
      "has events with text and with JSON in data, and event does not distinguish them, so all data is passed as text. Give event a different const in each.";
    return { format: { data: "text", isEnvelope: true }, schema: rawEvent, note };
  }
  return { format: { data: "json", isEnvelope: true, textEvents: textNames }, schema };

  function listNames(event: Schema): unknown[] {
    const names = listAlternatives(document, getField(event, "event"));
    return names.flatMap(({ const: value, enum: values = [value] }) => values as unknown[]);
  }
}

function isWholeEvent({ type = "object", properties = {} }: Schema): boolean {
  const names = Object.keys(properties as object);
  return type === "object" && names.includes("data") && names.every((name) => name in eventFields);
}

function getField({ properties = {} }: Schema, name: string): unknown {
  return (properties as Record<string, unknown>)[name];
}

function isString({ type }: Schema): boolean {
  return type === "string";
}

const unions = ["anyOf", "oneOf"] as const;
const anyJson = { type: ["object", "array", "string", "number", "boolean", "null"] };

/** Replaces the schema of `data` by that of its JSON, and removes `type: string` of other parts that describe the same data. */
function parseData(
  document: OpenApiDocument,
  schema: AnySchema,
  isOtherJson = false,
  ancestors = new Set<unknown>(),
): AnySchema {
  if (typeof schema !== "object" || ancestors.has(schema) || !(isOtherJson || hasJson(schema))) return schema;
  const inner = new Set([...ancestors, schema]);
  const { $ref, allOf = [], ...own } = schema as Schema & { allOf?: AnySchema[] };
  const target = typeof $ref === "string" ? [resolve<Schema>(document, { $ref })] : [];
  const parts = [...target, ...allOf];
  const isJsonBeside = (part: unknown) =>
    isOtherJson || [own, ...parts].some((other) => other !== part && hasJson(other));
  const copy: Schema = { ...own };
  const data = getField(own, "data");
  if (data !== undefined) {
    const { contentSchema, ...flat } = flattenSchema(document, data as AnySchema);
    const isJson = isJsonContent({ ...flat, contentSchema });
    const isPlain = !findConstraint(flat);
    if (isJson) copy.properties = { ...(own.properties as object), data: contentSchema ?? anyJson };
    else if (isPlain && (isJsonBeside(own) || unions.some((key) => hasJson({ [key]: own[key] }))))
      copy.properties = { ...(own.properties as object), data: true };
  }
  for (const key of unions)
    if (Array.isArray(own[key]))
      copy[key] = (own[key] as AnySchema[]).map((part) =>
        parseData(document, part, isJsonBeside(own) || hasJson({ properties: own.properties }), inner),
      );
  const converted = parts.map((part) => parseData(document, part, isJsonBeside(part), inner));
  return converted.length > 0 ? { allOf: [...converted, copy] } : copy;

  function hasJson(part: unknown, visited = new Set<unknown>()): boolean {
    if (typeof part !== "object" || part === null || visited.has(part)) return false;
    visited.add(part);
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = part as Schema;
    const target = typeof $ref === "string" ? [resolve<Schema>(document, { $ref })] : [];
    const data = getField(part as Schema, "data");
    return (
      (data !== undefined && isJsonContent(flattenSchema(document, data as AnySchema))) ||
      [target, allOf, anyOf, oneOf].flat().some((child) => hasJson(child, visited))
    );
  }
}

function isJsonContent({ contentMediaType, contentSchema }: Schema): boolean {
  return contentSchema !== undefined || /[/+]json$/.test(String(contentMediaType));
}
