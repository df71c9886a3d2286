import type { OpenApiDocument, Operation, Parameter, Schema } from "./document.ts";
import { resolve } from "./document.ts";
import { type Findings, Rejection } from "./findings.ts";
import { toReading } from "./form-fields.ts";
import { assertNoBytes, checkMembers, flattenSchema } from "./schema.ts";

export interface ParameterEntry {
  name: string;
  in: string;
  required: boolean;
  type: string;
  isArray: boolean;
  isRepeatable?: true;
  /** Separates the items of an array in one value. */
  delimiter?: string;
  /** Members of an object, by their names in the query. */
  members?: Record<string, MemberEntry>;
  default?: unknown;
}
export interface MemberEntry {
  name: string;
  type: string;
  isArray: boolean;
  isRepeatable?: true;
}

const missingSchema =
  "has no schema. Parameters with content are not supported. Give it a schema: an object with style deepObject, or a string.";

export function getParameters(document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => resolve<Parameter>(document, parameter));
}

export function toParameterEntries(
  document: OpenApiDocument,
  label: string,
  operation: Operation,
  findings: Findings,
): ParameterEntry[] {
  const parameters = getParameters(document, operation);
  const entries = findings.collect(
    parameters.filter((parameter) => !isIgnored(parameter)),
    (parameter) => toParameterEntry(document, label, parameter),
    (parameter) => leaveOut(parameter),
  );
  for (const parameter of parameters.filter(isIgnored)) {
    const problem = `OpenAPI ignores a header parameter with this name: ${headersDefinedElsewhere[parameter.name.toLowerCase()]} defines the header.`;
    findings.skip("ignored", `${label} parameter ${parameter.name}`, problem, { node: parameter });
    leaveOut(parameter);
  }
  return entries;

  /** A path cannot be matched without its parameters. */
  function leaveOut(parameter: Parameter): boolean {
    if (parameter.in === "path") return false;
    operation.parameters = (operation.parameters ?? []).filter(
      (each) => resolve<Parameter>(document, each) !== parameter,
    );
    return true;
  }
}

function isIgnored({ in: location, name }: Parameter): boolean {
  return location === "header" && Object.hasOwn(headersDefinedElsewhere, name.toLowerCase());
}

function toParameterEntry(document: OpenApiDocument, operation: string, parameter: Parameter): ParameterEntry {
  const label = `${operation} parameter ${parameter.name}`;
  if (parameter.schema === undefined) throw new Rejection("parameter", label, missingSchema, { node: parameter });
  const schema = flattenSchema(document, parameter.schema);
  checkStyle(label, parameter, schema);
  assertNoBytes(document, "parameter", label, "a parameter", parameter.schema);
  if (isUnsafeInteger(schema.default))
    throw new Rejection(
      "number",
      label,
      "its default is beyond 9007199254740991, so it is rounded. Use a smaller one.",
      {
        node: parameter,
      },
    );
  const { name, in: location, required = false } = parameter;
  const common = { name, in: location, required };
  const defaultEntry = schema.default === undefined ? {} : { default: schema.default };
  if (schema.type === "object") {
    const members = toMembers(document, label, parameter, schema);
    return { ...common, type: "object", isArray: false, members, ...defaultEntry };
  }
  const reading = toReading(document, "parameter", label, "parameter", parameter.schema);
  const delimiter = reading.isArray ? getDelimiter(parameter) : undefined;
  return { ...common, ...reading, ...(delimiter && { delimiter }), ...defaultEntry };
}

function isUnsafeInteger(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

function toMembers(document: OpenApiDocument, label: string, parameter: Parameter, schema: Schema) {
  if (schema.additionalProperties || schema.patternProperties || !schema.properties)
    throw new Rejection("parameter", label, "unlisted members are not read. List them in properties.", {
      node: parameter,
    });
  checkMembers(document, "parameter", label, parameter.schema);
  const entries = Object.entries(schema.properties as Record<string, Schema>).map(([name, member]) => {
    const memberLabel = `${label} member ${name}`;
    const reading = toReading(document, "parameter", memberLabel, "parameter", member);
    if (reading.isArray && parameter.style === "deepObject")
      throw new Rejection("parameter", memberLabel, "style deepObject does not define arrays. Use style form.", {
        node: member,
      });
    return [toMemberKey(parameter, name), { name, ...reading }] as const;
  });
  return Object.fromEntries(entries);
}

const defaultStyles = { query: "form", cookie: "form", path: "simple", header: "simple" } as const;
const delimiters: Record<string, string> = { form: ",", spaceDelimited: " ", pipeDelimited: "|" };
/** Headers that cannot be parameters, and what defines them instead (OpenAPI 3.1, Parameter Object). */
const headersDefinedElsewhere: Record<string, string> = {
  accept: "the content of the responses",
  "content-type": "the content of the request body",
  authorization: "a security scheme",
};

/** @throws {Rejection} for an unsupported style or name */
export function checkStyle(label: string, parameter: Parameter, { type }: Schema): void {
  const { name, in: location, explode = getStyle(parameter) === "form", allowReserved } = parameter;
  const style = getStyle(parameter);
  const reject = (key: string, problem: string) => {
    throw new Rejection("parameter", label, problem, { node: parameter, ...(key in parameter && { key }) });
  };
  if (name === "__proto__") reject("name", "no member can have this name. Choose another one.");
  if (allowReserved)
    reject(
      "allowReserved",
      "allowReserved sends a + unencoded, which is read as a space. Remove it: other reserved characters are read unchanged.",
    );
  if (type === "object") {
    if (style !== "deepObject" && !(location === "query" && style === "form" && explode))
      reject(
        "style",
        `an object in the ${location}, style ${style}, explode ${explode}, is not supported. Use style deepObject or form with explode: true, in the query.`,
      );
    return;
  }
  if (style === "deepObject") reject("style", "style deepObject is for objects. Use form.");
  const isDelimited = location === "query" && type === "array" && style in delimiters;
  if (style !== defaultStyles[location] && !isDelimited)
    reject("style", `style ${style} is not supported. Use ${defaultStyles[location]}.`);
  if (isDelimited && style !== "form" && explode)
    reject(
      "explode",
      `style ${style} with explode: true is not defined by OpenAPI. Use explode: false, or style form.`,
    );
  if (location === "cookie" && type === "array")
    reject("schema", "arrays are not supported in cookies. Use the query, or a string.");
}

/** Returns undefined if the query repeats the name for each item. */
export function getDelimiter(parameter: Parameter): string | undefined {
  const style = getStyle(parameter);
  if (style === "simple") return ",";
  return style === "form" && parameter.explode !== false ? undefined : delimiters[style];
}

export function toMemberKey(parameter: Parameter, member: string): string {
  return getStyle(parameter) === "deepObject" ? `${parameter.name}[${member}]` : member;
}

function getStyle(parameter: Parameter): string {
  return parameter.style ?? defaultStyles[parameter.in];
}
