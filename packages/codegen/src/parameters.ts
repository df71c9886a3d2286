import { checkMembers } from "./check-members.ts";
import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from "./document.ts";
import { flatSchema } from "./flat-schema.ts";
import { itemOf } from "./item-of.ts";
import { checkStyle, delimiterOf, memberKey } from "./parameter-style.ts";
import { refuseBytes } from "./refuse-bytes.ts";
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
  refuseBytes(document, place, "what travels as text", parameter.schema);
  const { name, in: kind, required = false } = parameter;
  const known = { name, in: kind, required };
  const last = schema.default === undefined ? {} : { default: schema.default };
  if (schema.type === "object") {
    const members = objectMembers(document, place, parameter, schema);
    return { ...known, type: "object", isArray: false, members, ...last };
  }
  const { isArray, item } = itemOf(document, place, parameter.schema);
  const type = scalarType(document, place, item, parameter);
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
  checkMembers(document, place, parameter.schema);
  const entries = Object.entries(schema.properties as Record<string, Schema>).map(([name, member]) => {
    const where = `${place} member ${name}`;
    const { isArray, item } =
      parameter.style === "deepObject"
        ? { isArray: false, item: flatSchema(document, member) }
        : itemOf(document, where, member);
    const type = scalarType(document, where, item, parameter);
    return [memberKey(parameter, name), { name, type, isArray }] as const;
  });
  return Object.fromEntries(entries);
}
