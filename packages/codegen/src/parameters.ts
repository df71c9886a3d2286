import type { OpenApiDocument, Operation, Parameter } from "./document.ts";
import { resolve } from "./document.ts";
import { type Findings, type Location, Rejection } from "./findings.ts";
import { type Reading, toObjectReading, toReading } from "./form-fields.ts";
import { assertNoBytes, flattenSchema, listAlternatives } from "./schema.ts";

export interface ParameterEntry extends Reading {
  name: string;
  in: string;
  required: boolean;
  /** Separates the items of an array in one value. */
  delimiter?: string;
  default?: unknown;
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
  const toEntry = (parameter: Parameter) => toParameterEntry(document, label, parameter, findings);
  // A path cannot be matched without its parameters, so their rejection concerns the operation.
  const inPath = parameters
    .filter((parameter) => parameter.in === "path")
    .map((parameter) => inOperation(() => toEntry(parameter)));
  const others = findings.collect(
    parameters.filter((parameter) => parameter.in !== "path" && !isIgnored(parameter)),
    toEntry,
    leaveOut,
  );
  for (const parameter of parameters.filter(isIgnored)) {
    const problem = `OpenAPI ignores a header parameter with this name: ${headersDefinedElsewhere[parameter.name.toLowerCase()]} defines the header.`;
    findings.skip("ignored", `${label} parameter ${parameter.name}`, problem, { node: parameter });
    leaveOut(parameter);
  }
  return [...inPath, ...others];

  function leaveOut(parameter: Parameter): void {
    operation.parameters = (operation.parameters ?? []).filter(
      (each) => resolve<Parameter>(document, each) !== parameter,
    );
  }
}

function inOperation<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { label, problem, location } = error.finding;
    throw new Rejection("operation", label, problem, location as Location);
  }
}

function isIgnored({ in: location, name }: Parameter): boolean {
  return location === "header" && Object.hasOwn(headersDefinedElsewhere, name.toLowerCase());
}

function toParameterEntry(
  document: OpenApiDocument,
  operation: string,
  parameter: Parameter,
  findings: Findings,
): ParameterEntry {
  const label = `${operation} parameter ${parameter.name}`;
  const { name, in: location, required = false, schema } = parameter;
  if (schema === undefined) throw new Rejection("parameter", label, missingSchema, { node: parameter });
  const alternatives = listAlternatives(document, schema).filter(({ type }) => type !== "null");
  const isObject = alternatives.some(({ type }) => type === "object");
  const isArray = alternatives.some(({ type }) => type === "array");
  normalizeStyle(label, parameter, isObject, findings);
  checkStyle(label, parameter, isObject, isArray);
  assertNoBytes(document, "parameter", label, "a parameter", schema);
  const { default: value } = flattenSchema(document, schema);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new Rejection(
      "number",
      label,
      "its default is beyond 9007199254740991, so it is rounded. Use a smaller one.",
      {
        node: parameter,
      },
    );
  const isDeep = getStyle(parameter) === "deepObject";
  const reading = isObject
    ? toObjectReading(document, "parameter", label, "parameter", { name, schema, node: parameter, isDeep })
    : toReading(document, "parameter", label, "parameter", schema);
  const delimiter = reading.isArray ? getDelimiter(parameter) : undefined;
  return {
    ...{ name, in: location, required },
    ...reading,
    ...(delimiter && { delimiter }),
    // A default has no effect on a required parameter: a request without it is invalid.
    ...(value !== undefined && !required && { default: value }),
  };
}

/** Replaces styles that OpenAPI does not define for a type by the style that clients send. */
function normalizeStyle(label: string, parameter: Parameter, isObject: boolean, findings: Findings): void {
  const { style, explode } = parameter;
  const isUndefined =
    (style === "deepObject" && !isObject) ||
    ((style === "pipeDelimited" || style === "spaceDelimited") && explode === true);
  if (isUndefined) {
    const problem = `OpenAPI does not define style ${style} for it, so it is read as style form.`;
    findings.skip("ignored", label, problem, { node: parameter, key: "style" });
    delete parameter.style;
    delete parameter.explode;
  }
  if (parameter.allowReserved) {
    const problem = "allowReserved has no effect, but a + is read as a space.";
    findings.skip("ignored", label, problem, { node: parameter, key: "allowReserved" });
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
function checkStyle(label: string, parameter: Parameter, isObject: boolean, isArray: boolean): void {
  const style = getStyle(parameter);
  const { name, in: location, explode = style === "form" } = parameter;
  const reject = (key: string, problem: string) => {
    throw new Rejection("parameter", label, problem, { node: parameter, ...(key in parameter && { key }) });
  };
  if (name === "__proto__") reject("name", "no member can have this name. Choose another one.");
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

/** Returns undefined if the query repeats the name for each item. */
export function getDelimiter(parameter: Parameter): string | undefined {
  const style = getStyle(parameter);
  if (style === "simple") return ",";
  return style === "form" && parameter.explode !== false ? undefined : delimiters[style];
}

function getStyle(parameter: Parameter): string {
  return parameter.style ?? defaultStyles[parameter.in];
}
