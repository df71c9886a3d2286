import type { ParameterEntry, Reading } from "@animal-store/openapi-document/contract";
import type { OpenApiDocument, Operation, Parameter } from "./document.ts";
import { resolve } from "./document.ts";
import type { Location, Part } from "./findings.ts";
import { toObjectReading, toReading } from "./form-fields.ts";
import { assertNoBytes, flattenSchema, listAlternatives } from "./schema.ts";

const missingSchema =
  "has no schema. Parameters with content are not supported. Give it a schema: an object with style deepObject, or a string.";

export function getParameters(document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => resolve<Parameter>(document, parameter));
}

export function toParameterEntries(owner: Part, operation: Operation): ParameterEntry[] {
  const { document, findings } = owner;
  // A path cannot be matched without its parameters, so their rejection concerns the operation.
  const toPart = (parameter: Parameter) =>
    owner
      .child(`parameter ${parameter.name}`, { node: parameter })
      .as(parameter.in === "path" ? "operation" : "parameter");
  const toEntry = (parameter: Parameter) => toParameterEntry(toPart(parameter), parameter);
  const leaveOut = (parameter: Parameter) => {
    const all = operation.parameters ?? [];
    operation.parameters = all.filter((each) => resolve<Parameter>(document, each) !== parameter);
  };
  const parameters = getParameters(document, operation);
  for (const parameter of parameters.filter(isIgnored)) {
    const definition = headersDefinedElsewhere[parameter.name.toLowerCase()];
    const problem = `OpenAPI ignores a header parameter with this name: ${definition} defines the header.`;
    toPart(parameter).skip("ignored", problem);
    leaveOut(parameter);
  }
  const inPath = parameters.filter((parameter) => parameter.in === "path").map(toEntry);
  const others = parameters.filter((parameter) => parameter.in !== "path" && !isIgnored(parameter));
  return [...inPath, ...findings.collect(others, toEntry, leaveOut)];
}

function isIgnored({ in: location, name }: Parameter): boolean {
  return location === "header" && Object.hasOwn(headersDefinedElsewhere, name.toLowerCase());
}

function toParameterEntry(part: Part, parameter: Parameter): ParameterEntry {
  const { document } = part;
  const { name, in: location, required = false, schema } = parameter;
  if (schema === undefined) return part.reject(missingSchema);
  const alternatives = listAlternatives(document, schema).filter(({ type }) => type !== "null");
  const isObject = alternatives.some(({ type }) => type === "object");
  const isArray = alternatives.some(({ type }) => type === "array");
  normalizeStyle(part, parameter, isObject);
  checkStyle(part, parameter, isObject, isArray);
  assertNoBytes(part, "a parameter", schema);
  const { default: value } = flattenSchema(document, schema);
  const isDeep = getStyle(parameter) === "deepObject";
  const reading = isObject
    ? toObjectReading(part, "parameter", { name, schema, isDeep })
    : toReading(part, "parameter", schema);
  assertReadable(part, name, reading);
  const delimiter = reading.isArray || reading.isRepeatable ? getDelimiter(parameter) : undefined;
  return {
    ...{ name, in: location, required },
    ...reading,
    ...(delimiter && { delimiter }),
    // A default has no effect on a required parameter: a request without it is invalid.
    ...(value !== undefined && !required && { default: value }),
  };
}

/** @throws {Rejection} for names and values of style deepObject that a query does not determine */
function assertReadable(part: Part, name: string, { members = {}, unlistedMembers }: Reading): void {
  if (unlistedMembers && /[[\]]/.test(name))
    part.reject("has brackets in its name, so its unlisted members are not read. List them in properties.");
  for (const [key, member] of Object.entries(members).filter(([each, { name: memberName }]) => each !== memberName)) {
    const memberPart = part.child(`member ${member.name}`, part.location);
    if (member.isRepeatable) memberPart.reject("style deepObject does not define arrays. Use style form.");
    if (/^$|\]/.test(member.name)) memberPart.reject(`clients cannot send ${key}. Choose a name without brackets.`);
  }
}

/** Replaces styles that OpenAPI does not define for a type by the style that clients send. */
function normalizeStyle(part: Part, parameter: Parameter, isObject: boolean): void {
  const { style, explode } = parameter;
  const isUndefined =
    (style === "deepObject" && !isObject) ||
    ((style === "pipeDelimited" || style === "spaceDelimited") && explode === true);
  if (isUndefined) {
    const problem = `OpenAPI does not define style ${style} for it, so it is read as style form.`;
    part.skip("ignored", problem, { node: parameter, key: "style" });
    delete parameter.style;
    delete parameter.explode;
  }
  if (parameter.allowReserved) {
    const problem = "allowReserved has no effect, but a + is read as a space.";
    part.skip("ignored", problem, { node: parameter, key: "allowReserved" });
    delete parameter.allowReserved;
  }
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
function checkStyle(part: Part, parameter: Parameter, isObject: boolean, isArray: boolean): void {
  const style = getStyle(parameter);
  const { name, in: location, explode = style === "form" } = parameter;
  const reject = (key: string, problem: string) =>
    part.reject(problem, key in parameter ? { node: parameter, key } : { node: parameter });
  if (name === "__proto__") reject("name", "no member can have this name. Choose another one.");
  if (location === "header") assertHeaderName(part, name, { node: parameter, key: "name" });
  if (isObject) {
    if (location === "query" && (style === "deepObject" || (style === "form" && explode))) return;
    reject(
      "style",
      `an object in the ${location}, style ${style}, explode ${explode}, is not supported. Use style deepObject or form with explode: true, in the query.`,
    );
  }
  const isDelimited = location === "query" && isArray && style in delimiters;
  if (style !== defaultStyles[location] && !isDelimited)
    reject("style", `style ${style} is not supported. Use ${defaultStyles[location]}.`);
  if (location === "cookie" && isArray)
    reject("schema", "arrays are not supported in cookies. Use the query, or a string.");
}

/** @throws {Rejection} for a name that HTTP does not allow (RFC 9110, section 5.1): fetch throws for it */
export function assertHeaderName(part: Part, name: string, location?: Location): void {
  if (!/^(?!__proto__$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
    part.reject(`no header can have the name ${JSON.stringify(name)}. Use letters, digits and hyphens.`, location);
}

/** Returns undefined if the query repeats the name for each item. */
function getDelimiter(parameter: Parameter): string | undefined {
  const style = getStyle(parameter);
  if (style === "simple") return ",";
  return style === "form" && parameter.explode !== false ? undefined : delimiters[style];
}

function getStyle(parameter: Parameter): string {
  return parameter.style ?? defaultStyles[parameter.in];
}
