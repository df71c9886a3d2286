import type { ValidatorError } from "./contract.ts";
import type { Violation } from "./refusal.ts";

type Schema = Record<string, unknown>;

/** Says in words what a validator found, one violation for each place. @param toPath from Ajv's path to the caller's */
export function describeViolations(errors: readonly ValidatorError[], toPath: (instancePath: string) => string): Violation[] {
  const byPath = new Map<string, Violation>();
  for (const error of errors) {
    const violation = describeViolation(error, toPath);
    if (!byPath.has(violation.path)) byPath.set(violation.path, violation);
  }
  return [...byPath.values()];
}

function describeViolation({ keyword, instancePath, params, parentSchema = {}, data }: ValidatorError, toPath: (instancePath: string) => string): Violation {
  if (keyword === "required") {
    const path = toPath(`${instancePath}/${escapePointer(String(params["missingProperty"]))}`);
    return { path, message: `${label(path)} is required.` };
  }
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    const name = params["additionalProperty"] ?? params["unevaluatedProperty"];
    const path = toPath(`${instancePath}/${escapePointer(String(name))}`);
    const known = Object.keys((parentSchema["properties"] as Schema | undefined) ?? {});
    return { path, message: `${clip(label(path))} is not known here. Known are: ${known.join(", ")}.` };
  }
  const path = toPath(instancePath);
  const rule = keyword === "pattern" ? `a string that matches ${parentSchema["pattern"]}` : describeSchema(parentSchema);
  return { path, message: `${label(path)} must be ${rule}, got ${describeValue(data)}.` };
}

function label(path: string): string {
  if (path === "") return "The body";
  return path.startsWith("/") ? path.slice(1).replaceAll("~1", "/").replaceAll("~0", "~") : path;
}

function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The rule of a schema in words: "an integer from 1 to 100". */
function describeSchema(schema: Schema): string {
  const { type, int64, enum: values, const: constant, format } = schema;
  if (values) return `one of ${(values as unknown[]).join(", ")}`;
  if (constant !== undefined) return JSON.stringify(constant);
  if (int64) return `${Object.keys(int64).length > 0 ? "an integer" : "an int64 integer in plain digits"}${range(int64 as Schema, "")}`;
  if (type === "integer" || type === "number") return `${type === "integer" ? "an integer" : "a number"}${range(schema, "")}`;
  if (type === "string") {
    const size = range({ minimum: schema["minLength"], maximum: schema["maxLength"] }, " characters", " of");
    return `a string${format ? ` in the format ${format}` : ""}${size}`;
  }
  if (type === "array") return `an array${range({ minimum: schema["minItems"], maximum: schema["maxItems"] }, " items", " of")}`;
  if (type === "object") return "an object";
  if (Array.isArray(type)) return `of type ${type.join(" or ")}`;
  return type ? `a ${type}` : "one of the documented forms";
}

function range({ minimum, maximum }: Schema, unit: string, joint = ""): string {
  if (minimum !== undefined && maximum !== undefined) return `${joint || " from"} ${minimum} to ${maximum}${unit}`;
  if (minimum !== undefined) return `${joint || " of"} at least ${minimum}${unit}`;
  return maximum === undefined ? "" : `${joint || " of"} at most ${maximum}${unit}`;
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string") return value.length > 40 ? `a string of ${[...value].length} characters` : JSON.stringify(value);
  return String(value);
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
