import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from "./document.ts";
import { flatSchema } from "./flat-schema.ts";
import { checkStyle, delimiterOf, memberKey } from "./parameter-style.ts";
import { scalarType } from "./scalar-type.ts";

export interface ParameterEntry {
  name: string;
  in: string;
  required: boolean;
  type: string;
  isArray: boolean;
  /** What stands between the items of an array that is one text. */
  delimiter?: string;
  /** The members of an object, by the name that each has in the query. */
  members?: Record<string, MemberEntry>;
  default?: unknown;
}
export interface MemberEntry {
  name: string;
  type: string;
  isArray: boolean;
}

/** The operation's parameters with those of its path item; the operation's own win (OpenAPI 3.1, Path Item Object). */
export function operationParameters(
  document: OpenApiDocument,
  shared: NonNullable<Operation["parameters"]>,
  operation: Operation,
): Parameter[] {
  const all = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(document, parameter));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/** A Parameter Object as data. @throws {CodegenError} when it is of a kind that is not served */
export function parameterEntry(document: OpenApiDocument, where: string, parameter: Parameter): ParameterEntry {
  const place = `${where} parameter ${parameter.name}`;
  if (parameter.schema === undefined)
    throw new CodegenError(
      place,
      "has no schema. Parameters with content are not supported. Give it a schema: an object with style deepObject, or a string.",
      { node: parameter },
    );
  const schema = flatSchema(document, parameter.schema);
  checkStyle(place, parameter, schema);
  const { name, in: kind, required = false } = parameter;
  const known = { name, in: kind, required };
  const last = schema.default === undefined ? {} : { default: schema.default };
  if (schema.type === "object") {
    const members = objectMembers(document, place, parameter, schema);
    return { ...known, type: "object", isArray: false, members, ...last };
  }
  const isArray = schema.type === "array";
  const type = scalarType(document, place, isArray ? (schema.items as Schema) : schema, parameter);
  const delimiter = isArray ? delimiterOf(parameter) : undefined;
  return { ...known, type, isArray, ...(delimiter && { delimiter }), ...last };
}

function objectMembers(
  document: OpenApiDocument,
  place: string,
  parameter: Parameter,
  schema: Schema,
): Record<string, MemberEntry> {
  if (schema.additionalProperties || schema.patternProperties || !schema.properties)
    throw new CodegenError(place, "members that are not listed are not read. List them as properties.", {
      node: parameter,
    });
  const entries = Object.entries(schema.properties as Record<string, Schema>).map(([name, member]) => {
    const flat = flatSchema(document, member);
    const isArray = flat.type === "array" && parameter.style !== "deepObject";
    const type = scalarType(document, `${place} member ${name}`, isArray ? (flat.items as Schema) : flat, parameter);
    return [memberKey(parameter, name), { name, type, isArray }] as const;
  });
  return Object.fromEntries(entries);
}
