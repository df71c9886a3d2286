import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from "./document.ts";
import { assertNoBytes, checkMembers, flattenSchema, itemOf, scalarType } from "./schema.ts";

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
  const location = `${where} parameter ${parameter.name}`;
  if (parameter.schema === undefined)
    throw new CodegenError(
      location,
      "has no schema. Parameters with content are not supported. Give it a schema: an object with style deepObject, or a string.",
      { node: parameter },
    );
  const schema = flattenSchema(document, parameter.schema);
  checkStyle(location, parameter, schema);
  assertNoBytes(document, location, "a parameter", parameter.schema);
  const { name, in: kind, required = false } = parameter;
  const known = { name, in: kind, required };
  const last = schema.default === undefined ? {} : { default: schema.default };
  if (schema.type === "object") {
    const members = objectMembers(document, location, parameter, schema);
    return { ...known, type: "object", isArray: false, members, ...last };
  }
  const { isArray, item } = itemOf(document, location, parameter.schema);
  const type = scalarType(document, location, item, parameter);
  const delimiter = isArray ? delimiterOf(parameter) : undefined;
  return { ...known, type, isArray, ...(delimiter && { delimiter }), ...last };
}

function objectMembers(
  document: OpenApiDocument,
  location: string,
  parameter: Parameter,
  schema: Schema,
): Record<string, MemberEntry> {
  if (schema.additionalProperties || schema.patternProperties || !schema.properties)
    throw new CodegenError(location, "unlisted members are not read. List them in properties.", {
      node: parameter,
    });
  checkMembers(document, location, parameter.schema);
  const entries = Object.entries(schema.properties as Record<string, Schema>).map(([name, member]) => {
    const where = `${location} member ${name}`;
    const { isArray, item } =
      parameter.style === "deepObject"
        ? { isArray: false, item: flattenSchema(document, member) }
        : itemOf(document, where, member);
    const type = scalarType(document, where, item, parameter);
    return [memberKey(parameter, name), { name, type, isArray }] as const;
  });
  return Object.fromEntries(entries);
}

const usualStyles = { query: "form", cookie: "form", path: "simple", header: "simple" } as const;
const delimiters: Record<string, string> = { form: ",", spaceDelimited: " ", pipeDelimited: "|" };
/** Header fields that a parameter does not describe (OpenAPI 3.1, Parameter Object). */
const ofTheMessage: Record<string, string> = {
  accept: "the content of the responses",
  "content-type": "the content of the request body",
  authorization: "a security scheme",
};

/** @throws {CodegenError} when a parameter is written in a way that is not read */
export function checkStyle(location: string, parameter: Parameter, { type }: Schema): void {
  const { name, in: kind, explode = styleOf(parameter) === "form", allowReserved, allowEmptyValue } = parameter;
  const style = styleOf(parameter);
  const reject = (key: string, problem: string) => {
    throw new CodegenError(location, problem, { node: parameter, ...(key in parameter && { key }) });
  };
  const said = kind === "header" && ofTheMessage[name.toLowerCase()];
  if (said) reject("name", `OpenAPI ignores a header parameter with this name. Remove it: ${said} defines the header.`);
  if (name === "__proto__") reject("name", "no member can have this name. Choose another one.");
  if (allowReserved)
    reject(
      "allowReserved",
      "allowReserved sends a + unencoded, which is read as a space. Remove it: other reserved characters are read unchanged.",
    );
  if (allowEmptyValue)
    reject("allowEmptyValue", "allowEmptyValue is not supported. Remove it, and allow the empty string in the schema.");
  if (type === "object") {
    if (style !== "deepObject" && !(kind === "query" && style === "form" && explode))
      reject(
        "style",
        `an object in the ${kind}, style ${style}, explode ${explode}, is not supported. Use style deepObject or form with explode: true, in the query.`,
      );
    return;
  }
  if (style === "deepObject") reject("style", "style deepObject is for objects. Use form.");
  const isDelimited = kind === "query" && type === "array" && style in delimiters;
  if (style !== usualStyles[kind] && !isDelimited)
    reject("style", `style ${style} is not supported. Use ${usualStyles[kind]}.`);
  if (isDelimited && style !== "form" && explode)
    reject(
      "explode",
      `style ${style} with explode: true is not defined by OpenAPI. Use explode: false, or style form.`,
    );
  if (kind === "cookie" && type === "array")
    reject("schema", "arrays are not supported in cookies. Use the query, or a string.");
}

/** What stands between the items of an array; undefined where each item is a parameter of its own. */
export function delimiterOf(parameter: Parameter): string | undefined {
  const style = styleOf(parameter);
  if (style === "simple") return ",";
  return style === "form" && parameter.explode !== false ? undefined : delimiters[style];
}

/** The name that an object's member has in the query. */
export function memberKey(parameter: Parameter, member: string): string {
  return styleOf(parameter) === "deepObject" ? `${parameter.name}[${member}]` : member;
}

function styleOf(parameter: Parameter): string {
  return parameter.style ?? usualStyles[parameter.in];
}
