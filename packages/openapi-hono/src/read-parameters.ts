import { clip } from "./clip.ts";
import type { OperationEntry, ParameterEntry, Validator } from "./contract.ts";
import { describeViolations } from "./describe-violations.ts";
import type { ReceivedRequest } from "./message.ts";
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
  const queryParameters = new Map(
    parameters.filter((parameter) => parameter.in === "query").map((parameter) => [parameter.name, parameter]),
  );
  const places = [...new Set(parameters.map((parameter) => parameter.in))];

  return (source) => {
    const violations: Violation[] = [];
    const values: ParameterValues = {};
    for (const place of places) values[place] = {};
    readQuery(source.query, queryParameters, values.query ?? {}, violations);
    for (const parameter of parameters) {
      const target = values[parameter.in] as Record<string, unknown>;
      if (parameter.in === "path") readScalar(parameter, decode(source.path[parameter.name]), target, violations);
      if (parameter.in === "header")
        readScalar(parameter, source.request.header(parameter.name.toLowerCase()) ?? undefined, target, violations);
      if (parameter.default !== undefined && target[parameter.name] === undefined)
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

function readQuery(
  query: string,
  known: Map<string, ParameterEntry>,
  target: Record<string, unknown>,
  violations: Violation[],
): void {
  if (query === "") return;
  const seen = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decodeForm(equals < 0 ? pair : pair.slice(0, equals));
    const value = decodeForm(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === undefined || value === undefined) {
      const path = clip(name ?? pair, 60);
      violations.push({
        path,
        message: `${path} holds invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.`,
      });
    } else if (!known.has(name)) {
      const names = [...known.keys()].join(", ");
      const path = clip(name, 60);
      violations.push({
        path,
        message: `${path} is not a parameter of this operation. ${names ? `Known are: ${names}.` : "It has none in the query."}`,
      });
    } else if (!seen.has(name)) seen.set(name, [value]);
    else seen.get(name)?.push(value);
  }
  for (const [name, raw] of seen) {
    const parameter = known.get(name) as ParameterEntry;
    if (parameter.isArray) target[name] = raw.map((value) => parse(parameter.type, value));
    else if (raw.length > 1)
      violations.push({ path: name, message: `${name} is given ${raw.length} times. Give it once.` });
    else target[name] = parse(parameter.type, raw[0] as string);
  }
}

function readScalar(
  parameter: ParameterEntry,
  raw: RawValue | null,
  target: Record<string, unknown>,
  violations: Violation[],
): void {
  const { name, type } = parameter;
  if (raw === null)
    violations.push({
      path: name,
      message: `${name} holds invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.`,
    });
  else if (raw !== undefined) target[name] = parse(type, raw);
}

const integerLiteral = /^(?:-?[1-9][0-9]*|0)$/;
const numberLiteral = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** The value that the text is a literal of. What is none stays text, which the validator then refuses by its type. */
function parse(type: string, text: string): unknown {
  if (type === "integer" || type === "int64") {
    if (!integerLiteral.test(text)) return text;
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : BigInt(text);
  }
  if (type === "number") return numberLiteral.test(text) ? Number(text) : text;
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}

function decodeForm(text: string): string | undefined {
  return decode(text.includes("+") ? text.replaceAll("+", " ") : text) ?? undefined;
}

/** @returns null where the percent-encoding is invalid */
function decode(text: string | undefined): string | null | undefined {
  if (text === undefined || !text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
