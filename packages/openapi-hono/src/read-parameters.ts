import type { OperationEntry, ParameterEntry, Validator } from "./contract.ts";
import { decode } from "./decode.ts";
import { describeViolations } from "./describe-violations.ts";
import type { ReceivedRequest } from "./message.ts";
import { parseLiteral } from "./parse-literal.ts";
import { readCookies } from "./read-cookies.ts";
import { querySlots, readQuery } from "./read-query.ts";
import type { Violation } from "./refusal.ts";

/** The values of an operation's parameters, by where they stand and by name. */
export type ParameterValues = { [Place in ParameterEntry["in"]]?: Record<string, unknown> };
type RawValue = string | undefined;

/** Where the raw parameters of a request are found. */
export interface ParameterSource {
  readonly request: ReceivedRequest;
  /** Percent-encoded segments of the path, by parameter name. */
  readonly path: Readonly<Record<string, string>>;
  /** The query without its question mark. */
  readonly query: string;
}

export interface ParametersRead {
  readonly values: ParameterValues;
  readonly violations: readonly Violation[];
}

/** Prepares the reading of an operation's parameters: by our own strict grammar first, then by the compiled validator. */
export function createParameterReader(
  operation: OperationEntry,
  validate: Validator | undefined,
): (source: ParameterSource) => ParametersRead {
  const parameters = operation.parameters;
  const slots = querySlots(operation);
  const places = [...new Set(parameters.map((parameter) => parameter.in))];

  return (source) => {
    const violations: Violation[] = [];
    const values: ParameterValues = {};
    for (const place of places) values[place] = {};
    readQuery(source.query, slots, values.query ?? {}, violations);
    const cookies = values.cookie && readCookies(source.request.header("cookie"));
    for (const parameter of parameters) {
      const target = values[parameter.in] as Record<string, unknown>;
      if (parameter.in === "path") {
        if (parameter.isArray) readSegments(parameter, source.path[parameter.name], target, violations);
        else readScalar(parameter, decode(source.path[parameter.name]), target, violations);
      }
      if (parameter.in === "header")
        readScalar(parameter, source.request.header(parameter.name.toLowerCase()) ?? undefined, target, violations);
      if (cookies && parameter.in === "cookie")
        readScalar(parameter, decode(cookies.get(parameter.name)), target, violations);
      if (parameter.default !== undefined && !Object.hasOwn(target, parameter.name))
        target[parameter.name] = parameter.default;
    }
    if (validate && !validate.call(undefined, values)) {
      const named = new Set(violations.map(({ path }) => path));
      const found = describeViolations(validate.errors ?? [], (instancePath) =>
        instancePath.split("/").slice(2).join("/"),
      );
      violations.push(...found.filter(({ path }) => !named.has(path)));
    }
    return { values, violations };
  };
}

function readScalar(
  { name, type, isArray }: ParameterEntry,
  raw: RawValue | null,
  target: Record<string, unknown>,
  violations: Violation[],
): void {
  if (raw === null) violations.push(wrongEncoding(name));
  else if (raw !== undefined) target[name] = isArray ? readItems(type, raw) : parseLiteral(type, raw);
}

/** The items of an array that stands in one header. */
function readItems(type: string, raw: string): unknown[] {
  return raw.split(",").map((item) => parseLiteral(type, item.trim()));
}

/** The items of an array that stands in one segment, where an encoded comma is data. */
function readSegments(
  { name, type }: ParameterEntry,
  raw: RawValue,
  target: Record<string, unknown>,
  violations: Violation[],
): void {
  const items = (raw ?? "").split(",").map(decode);
  if (items.includes(null)) violations.push(wrongEncoding(name));
  else target[name] = items.map((item) => parseLiteral(type, item ?? ""));
}

function wrongEncoding(name: string): Violation {
  return { path: name, message: `${name} holds invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.` };
}
