import type { NodeLocation } from "@animal-store/openapi-document";
import type { FieldEntry, ParameterEntry, TextForm } from "@animal-store/openapi-document/contract";
import { isPassedText, toContentKind, toReadableName } from "./content.ts";
import {
  type AnySchema,
  getParameters,
  getSchema,
  type Operation,
  type Parameter,
  type PathItem,
  resolve,
} from "./document.ts";
import { type Part, Rejection } from "./findings.ts";
import { toFields, toItemsReading, toObjectReading, toReading } from "./form-fields.ts";
import { assertNoBytes, flattenSchema, listAlternatives } from "./schema.ts";

export function toParameterEntries(owner: Part, item: PathItem, operation: Operation): ParameterEntry[] {
  const { document, findings } = owner;
  const toPart = (parameter: Parameter) =>
    owner.child(`parameter ${parameter.name}`, { node: parameter }).as("parameter");
  const toEntry = (parameter: Parameter) => toParameterEntry(toPart(parameter), parameter);
  const leaveOut = (parameter: Parameter) => {
    for (const node of [item, operation])
      if (node.parameters)
        node.parameters = node.parameters.filter((each) => resolve<Parameter>(document, each) !== parameter);
  };
  const parameters = getParameters(document, operation);
  for (const parameter of parameters.filter(isIgnored)) {
    const definition = headersDefinedElsewhere[parameter.name.toLowerCase()];
    const problem = `OpenAPI ignores a header parameter with this name: ${definition} defines the header.`;
    toPart(parameter).skip("ignored", problem);
    leaveOut(parameter);
  }
  const used = parameters.filter((parameter) => !isIgnored(parameter));
  // A request without a required parameter is invalid, so its rejection concerns the operation.
  const required = used.filter((parameter) => parameter.required || parameter.in === "path");
  const requiredEntries = new Map(required.map((parameter) => [parameter, toRequiredEntry(parameter)]));
  const inPath = used.filter((parameter) => parameter.in === "path");
  const others = used.filter((parameter) => parameter.in !== "path");
  return [
    ...inPath.flatMap((parameter) => requiredEntries.get(parameter) ?? []),
    ...findings.collect(others, (parameter) => requiredEntries.get(parameter) ?? toEntry(parameter), leaveOut),
  ];

  function toRequiredEntry(parameter: Parameter): ParameterEntry {
    try {
      return toEntry(parameter);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const { kind, label, problem, location } = error.finding;
      throw new Rejection(kind, label, `${problem} It is required, so the operation is left out.`, location);
    }
  }
}

function isIgnored({ in: location, name }: Parameter): boolean {
  return location === "header" && Object.hasOwn(headersDefinedElsewhere, name.toLowerCase());
}

/** Headers that cannot be parameters, and what defines them instead (OpenAPI 3.1, Parameter Object). */
const headersDefinedElsewhere: Record<string, string> = {
  accept: "the content of the responses",
  "content-type": "the content of the request body",
  authorization: "a security scheme",
};

function toParameterEntry(part: Part, parameter: Parameter): ParameterEntry {
  const { name, in: location, required = false } = parameter;
  if (location === "header") assertHeaderName(part, name, { node: parameter, key: "name" });
  const schema = getSchema(parameter);
  const reading = parameter.content ? toContentReading(part, parameter) : toSchemaReading(part, parameter);
  const { default: value } = flattenSchema(part.document, schema);
  return {
    ...{ name, in: location, required },
    ...reading,
    // A text can be empty.
    ...(parameter.allowEmptyValue && location === "query" && reading.type !== "string" && { allowEmptyValue: true }),
    ...(parameter.allowReserved && location === "query" && { allowReserved: true }),
    // A default has no effect on a required parameter: a request without it is invalid.
    ...(value !== undefined && !required && { default: value }),
  };
}

function toSchemaReading(part: Part, parameter: Parameter) {
  const { name, in: location, schema, explode } = parameter;
  if (schema === undefined) return part.reject("has no schema and no content. Add a schema.");
  if (location === "querystring") return part.reject("has no content. Describe the query in content.");
  return toStyledReading(part, { name, location, style: getStyle(parameter), explode, schema });
}

/** Describes a value with a media type: JSON, text, or the form of a whole query. */
export function toContentReading(
  part: Part,
  { in: location, content = {} }: Pick<Parameter, "content"> & { in: string },
): FieldEntry {
  const [[mediaType, media] = ["", {}], ...others] = Object.entries(content);
  const schema = media.schema ?? {};
  const kind = toContentKind(toReadableName(part.document, mediaType, media));
  if (others.length > 0) part.reject("has several media types in content. Keep one.");
  if (kind === "form" && location === "querystring") {
    const { fields = {}, unlistedFields } = toFields(part, kind, { ...media, schema });
    const members = Object.entries(fields).map(([name, field]) => [name, { name, ...field }] as const);
    const others = unlistedFields ?? { unlistedMembers: { type: "string", isArray: false } };
    return { type: "object", isArray: false, members: Object.fromEntries(members), ...others, takesOthers: true };
  }
  if (kind === "json") return { type: "json", isArray: false };
  if (!isPassedText(part.document, mediaType, media))
    part.skip("media-type", `has content of type ${mediaType}, which is passed as text: its schema is not validated.`);
  return { type: "string", isArray: false };
}

/** @throws {Rejection} for a name that HTTP does not allow (RFC 9110, section 5.1): fetch throws for it */
export function assertHeaderName(part: Part, name: string, location?: NodeLocation): void {
  if (!/^(?!__proto__$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
    part.reject(`no header can have the name ${JSON.stringify(name)}. Use letters, digits and hyphens.`, location);
}

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

function getStyle({ in: location, style }: Pick<Parameter, "in" | "style">): string {
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
