import type { FieldEntry, TextForm } from "@animal-store/openapi-document/contract";
import type { AnySchema, Parameter } from "./document.ts";
import type { Part } from "./findings.ts";
import { toItemsReading, toObjectReading, toReading } from "./form-fields.ts";
import { assertHeaderName } from "./parameters.ts";
import { assertNoBytes, listAlternatives } from "./schema.ts";

/** A value and how its text is written: a parameter, a header, or a field of a form. */
interface Styled {
  readonly name: string;
  readonly location: "query" | "path" | "header" | "cookie";
  readonly style: string;
  readonly explode: boolean | undefined;
  readonly schema: AnySchema;
}

const locationStyles: Record<Styled["location"], readonly string[]> = {
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  path: ["simple", "label", "matrix"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

export function getStyle({ in: location, style }: Pick<Parameter, "in" | "style">): string {
  return style ?? (location === "query" || location === "cookie" ? "form" : "simple");
}

/** Describes the values and texts of a style. @throws {Rejection} if the text does not determine the value */
export function toStyledReading(part: Part, styled: Styled): FieldEntry {
  const { name, location, schema } = styled;
  const alternatives = listAlternatives(part.document, schema).filter(({ type }) => type !== "null");
  const type = (["object", "array"] as const).find((name) => alternatives.some((each) => each.type === name));
  const items = styled.style === "deepObject" && location === "query" ? toItemsReading(part, schema, name) : undefined;
  if (items) return items;
  const { style, explode = style === "form" || style === "cookie" } = normalizeStyle(part, styled, type);
  if (style === "cookie") assertHeaderName(part, name);
  assertNoBytes(part, "a parameter or header", schema);
  const form = toTextForm({ name, style, explode }, type);
  if (type !== "object") return { ...toReading(part, "parameter", schema), ...form };
  const isPair = form.delimiter === undefined;
  const pairShape = style === "deepObject" ? "deep" : "exploded";
  const shape = isPair ? pairShape : "delimited";
  const reading = toObjectReading(part, { name, schema, shape });
  const takesOthers = shape === "exploded" && reading.unlistedMembers !== undefined;
  if (!isPair && reading.type !== "object")
    part.reject(`can be an object or another value, which the ${location} does not distinguish. Use one type.`);
  return { ...reading, ...form, ...(takesOthers && { takesOthers }) };
}

/** Replaces styles that OpenAPI does not define for a type or location by the style that clients send. */
function normalizeStyle(part: Part, { location, style, explode }: Styled, type: string | undefined) {
  const isDelimited = style === "pipeDelimited" || style === "spaceDelimited";
  const isDefined =
    locationStyles[location].includes(style) &&
    !(style === "deepObject" && type !== "object") &&
    !(isDelimited && (explode || !type));
  if (isDefined) return { style, explode };
  const usualStyle = getStyle({ in: location });
  const problem = `OpenAPI does not define style ${style} for it, so it is read as style ${usualStyle}.`;
  const { node } = part.location;
  part.skip("ignored", problem, "style" in node ? { node, key: "style" } : { node });
  return { style: usualStyle, explode: undefined };
}

const delimiters: Record<string, string> = { spaceDelimited: " ", pipeDelimited: "|" };

/** Returns the parts of a text (OpenAPI 3.2, Style Examples). */
function toTextForm(
  { name, style, explode }: Pick<Styled, "name" | "style" | "explode">,
  type: "object" | "array" | undefined,
): TextForm {
  const isObject = type === "object";
  const isList = type !== undefined;
  const raw = style === "cookie" ? { isRaw: true as const } : {};
  const assignment = isObject && explode ? { assignment: "=" as const } : {};
  if (style === "matrix") {
    const named = `;${encodeURIComponent(name)}=`;
    const prefix = isObject && explode ? ";" : named;
    return { prefix, ...(isList && { delimiter: explode ? prefix : "," }), ...assignment };
  }
  if (style === "label") return { prefix: ".", ...(isList && { delimiter: explode ? "." : "," }), ...assignment };
  if (style === "simple") return isList ? { delimiter: ",", ...assignment } : {};
  const isPair = !isList || explode || style === "deepObject";
  return isPair ? raw : { delimiter: delimiters[style] ?? ",", ...raw };
}
