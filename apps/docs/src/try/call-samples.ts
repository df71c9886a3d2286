import { parseJson } from "@animal-store/exact-json";
import { type Call, getParameters, type ParameterValue, splitItems, toBody } from "./call.ts";
import { findJsonError } from "./json.ts";
import type { Parameter } from "./operations.ts";

/** Returns the arguments of a method of the client. */
export function toArguments(call: Call): string[] {
  const body = toBody(call);
  const example = call.operation.bodies.find(({ text }) => text === body);
  const parsedBody =
    example?.value ?? (body === undefined || findJsonError(body) !== undefined ? body : parseJson(body));
  const parameters = (["path", "query", "querystring"] satisfies Parameter["in"][]).flatMap((location) =>
    toMembers(call, location),
  );
  const hasParameters = call.operation.parameters.some((parameter) => parameter.in !== "header");
  const members = Object.fromEntries([...parameters, ...(body === undefined ? [] : [["body", parsedBody]])]);
  const input = hasParameters ? members : (parsedBody ?? {});
  const headers = [...toMembers(call, "header"), ...(call.prefer === "" ? [] : [["Prefer", call.prefer] as const])];
  const options = headers.length > 0 ? [{ headers: Object.fromEntries(headers) }] : [];
  const isEmpty = body === undefined && parameters.length === 0 && options.length === 0;
  return isEmpty ? [] : [input, ...options].map((value) => toLiteral(value));
}

function toMembers(call: Call, location: Parameter["in"]) {
  return getParameters(call, location).map(toNamedValue);
}

function toNamedValue({ parameter, value }: ParameterValue): [name: string, value: unknown] {
  if (parameter.in === "querystring") return [parameter.name, parameter.exampleValue];
  const items = splitItems(parameter, value).map((item) => (isInteger(parameter) ? toInteger(item) : item));
  return [parameter.name, parameter.type === "array" ? items : items[0]];
}

function isInteger({ type, itemType }: Parameter): boolean {
  return (itemType ?? type) === "integer";
}

function toInteger(text: string): unknown {
  return /^-?\d{1,30}$/.test(text) ? parseJson(String(BigInt(text))) : text;
}

/** Formats a JSON value as a TypeScript literal. */
export function toLiteral(value: unknown, indent = ""): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const innerIndent = `${indent}  `;
  const members = Object.entries(value).map(([name, member]) => {
    const prefix = Array.isArray(value) ? "" : `${formatPropertyName(name)}: `;
    return `${innerIndent}${prefix}${toLiteral(member, innerIndent)},\n`;
  });
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.join("")}${indent}${close}`;
}

function formatPropertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__" ? name : JSON.stringify(name);
}
