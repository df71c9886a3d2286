import type { OperationEntry, ParameterEntry, Validator, Validators } from "../contract.ts";
import type { PipelineRequest } from "../message.ts";
import type { Violation } from "../reply/error-reply.ts";
import { describeViolations } from "./describe-violations.ts";
import { createQueryFields, decode, parseLiteral, parseQuery, type QueryField, wrongEncoding } from "./read-query.ts";

export type ParameterValues = { [Location in ParameterEntry["in"]]?: Record<string, unknown> };

export interface ParameterSource {
  readonly request: PipelineRequest;
  /** Percent-encoded segments of the path, by parameter name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
}

export interface ParsedParameters {
  readonly values: ParameterValues;
  readonly violations: readonly Violation[];
}

export interface ParametersSpec {
  readonly queryFields: ReadonlyMap<string, QueryField>;
  /** Path, header and cookie parameters, and query parameters with a default. */
  readonly otherParameters: readonly ParameterEntry[];
  readonly locations: readonly ParameterEntry["in"][];
  readonly validate: Validator | undefined;
}

export function toParametersSpec(operation: OperationEntry, validators: Validators): ParametersSpec {
  const { parameters } = operation;
  return {
    queryFields: createQueryFields(operation),
    otherParameters: parameters.filter((parameter) => parameter.in !== "query" || parameter.default !== undefined),
    locations: [...new Set(parameters.map((parameter) => parameter.in))],
    validate: validators[`${operation.id}.parameters`],
  };
}

/** Parses parameters by a strict grammar, then validates them. */
export function readParameters(
  { queryFields, otherParameters, locations, validate }: ParametersSpec,
  source: ParameterSource,
): ParsedParameters {
  const violations: Violation[] = [];
  const values: ParameterValues = {};
  for (const location of locations) values[location] = {};
  parseQuery(source.query, queryFields, values.query ?? {}, violations);
  for (const parameter of otherParameters) {
    const record = values[parameter.in] as Record<string, unknown>;
    if (parameter.in === "path") readPath(parameter, source.path[parameter.name], record, violations);
    if (parameter.in === "header")
      readScalar(parameter, source.request.header(parameter.name.toLowerCase()) ?? undefined, record, violations);
    if (parameter.in === "cookie")
      readScalar(parameter, decode(findCookie(source.request, parameter.name)), record, violations);
    if (parameter.default !== undefined && !Object.hasOwn(record, parameter.name))
      record[parameter.name] = parameter.default;
  }
  if (validate && !validate.call(undefined, values)) {
    const reportedPaths = new Set(violations.map(({ path }) => path));
    const schemaViolations = describeViolations(validate.errors ?? [], (path) => path.split("/").slice(2).join("/"));
    violations.push(...schemaViolations.filter(({ path }) => !reportedPaths.has(path)));
  }
  return { values, violations };
}

function readScalar(
  { name, type, isArray }: ParameterEntry,
  text: string | null | undefined,
  values: Record<string, unknown>,
  violations: Violation[],
): void {
  if (text === null) violations.push(wrongEncoding(name));
  else if (text !== undefined)
    values[name] = isArray ? text.split(",").map((item) => parseLiteral(type, item.trim())) : parseLiteral(type, text);
}

function readPath(
  parameter: ParameterEntry,
  encodedText: string | undefined,
  values: Record<string, unknown>,
  violations: Violation[],
): void {
  const { name, type, isArray } = parameter;
  if (!isArray) return void readScalar(parameter, decode(encodedText), values, violations);
  // Split before decoding: an encoded comma is data.
  const items = (encodedText ?? "").split(",").map(decode);
  if (items.includes(null)) violations.push(wrongEncoding(name));
  else values[name] = items.map((item) => parseLiteral(type, item ?? ""));
}

/** Returns a percent-encoded cookie. The first of several cookies with a name has the most specific path (RFC 6265, section 5.4). */
export function findCookie(request: PipelineRequest, name: string): string | undefined {
  for (const pair of (request.header("cookie") ?? "").split(";")) {
    const equalsIndex = pair.indexOf("=");
    if (equalsIndex >= 0 && decode(pair.slice(0, equalsIndex).trim()) === name)
      return pair.slice(equalsIndex + 1).trim();
  }
  return undefined;
}
