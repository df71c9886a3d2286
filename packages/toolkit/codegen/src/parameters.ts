import type { FieldEntry, ParameterEntry } from "@animal-store/openapi-document/contract";
import { isPassedText, toContentKind, toReadableName } from "./content.ts";
import type { AnySchema, Header, OpenApiDocument, Operation, Parameter, PathItem } from "./document.ts";
import { resolve } from "./document.ts";
import { type Location, type Part, Rejection } from "./findings.ts";
import { toFields } from "./form-fields.ts";
import { flattenSchema } from "./schema.ts";
import { getStyle, toStyledReading } from "./styles.ts";

export function getParameters(document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] {
  const found = parameters.map((parameter) => resolve<Parameter>(document, parameter));
  // The linter reports a reference without a target.
  return found.filter(({ name }) => name !== undefined);
}

/** Returns the schema of a parameter or header, which its content can contain. */
export function getSchema({ schema, content }: Pick<Header, "schema" | "content">): AnySchema | undefined {
  return schema ?? Object.values(content ?? {})[0]?.schema;
}

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
export function assertHeaderName(part: Part, name: string, location?: Location): void {
  if (!/^(?!__proto__$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
    part.reject(`no header can have the name ${JSON.stringify(name)}. Use letters, digits and hyphens.`, location);
}
