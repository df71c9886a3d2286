import { contract } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import type { Parameter } from "../contract/operations.ts";
import { findJsonError } from "../json/json.ts";
import { type Call, getParameters, type ParameterValue, toBody, toHeaders, toItems, toRequestTarget } from "./call.ts";

/** Formats a call as TypeScript code for the client. */
export function toClientCode(call: Call): string {
  return [
    `import { createStoreClient } from "@animal-store/client";`,
    "",
    "const store = createStoreClient({",
    `  baseUrl: ${JSON.stringify(sandboxOrigin + contract.basePath)},`,
    `  apiKey: ${JSON.stringify(call.caller.key ?? false)},`,
    "});",
    `const { status, data, error } = await store.${call.operation.id}(${toArguments(call).join(", ")});`,
    "console.log(status, data ?? error);",
  ].join("\n");
}

function toArguments(call: Call): string[] {
  const body = toBody(call);
  const parsedBody = body === undefined || findJsonError(body) !== undefined ? body : parseJson(body);
  const parameters = (["path", "query"] satisfies Parameter["in"][]).flatMap((location) => toMembers(call, location));
  const hasParameters = call.operation.parameters.some((parameter) => parameter.in !== "header");
  const members = Object.fromEntries([...parameters, ...(body === undefined ? [] : [["body", parsedBody]])]);
  const input = hasParameters ? members : (parsedBody ?? {});
  const headers = [...toMembers(call, "header"), ...(call.prefer === "" ? [] : [["Prefer", call.prefer] as const])];
  const options = headers.length > 0 ? [{ headers: Object.fromEntries(headers) }] : [];
  const isEmpty = body === undefined && parameters.length === 0 && options.length === 0;
  return isEmpty ? [] : [input, ...options].map((value) => toLiteral(value));
}

function toMembers(call: Call, location: Parameter["in"]) {
  return getParameters(call, location).map(toMember);
}

function toMember(parameterValue: ParameterValue): [name: string, value: unknown] {
  const { name, type, isArray } = parameterValue.parameter;
  const values = toItems(parameterValue).map((item) =>
    type === "integer" && /^-?\d{1,30}$/.test(item) ? parseJson(String(BigInt(item))) : item,
  );
  return [name, isArray ? values : values[0]];
}

/** Formats a JSON value as a TypeScript literal. */
function toLiteral(value: unknown, indent = ""): string {
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

/** Formats a call as a curl command for a POSIX shell. */
export function toCurl(call: Call): string {
  const body = toBody(call);
  const { method } = call.operation;
  return [
    `curl -i ${method === "GET" ? "" : `-X ${method} `}${quote(`${sandboxOrigin}${toRequestTarget(call)}`)}`,
    ...toHeaders(call).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(" \\\n  ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
