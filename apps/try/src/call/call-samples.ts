import { contract } from "@animal-store/contract";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { findJsonError, indentJson, type TokenFormatter } from "../json/indent-json.ts";
import { type Call, getParameters, type ParameterValue, toBody, toHeaders, toRequestTarget } from "./call.ts";

/** Formats a call as TypeScript code for the client. */
export function toClientCode(call: Call): string {
  const { method, path } = call.operation;
  const options = formatCode("", toOptions(call));
  return [
    `import { createStoreClient } from "@animal-store/client";`,
    "",
    "const store = createStoreClient({",
    `  baseUrl: ${JSON.stringify(sandboxOrigin + contract.basePath)},`,
    `  key: ${JSON.stringify(call.caller.key ?? "")},`,
    "});",
    `const { data, error, response } = await store.${method}(${JSON.stringify(path)}${options && `, ${options}`});`,
    "console.log(response.status, data ?? error);",
  ].join("\n");
}

// TypeScript code, or the members of an object literal.
type Code = string | readonly (readonly [name: string, value: Code])[];

function toOptions(call: Call): Code {
  const parameters = (["path", "query", "header"] as const).map(
    (location) => [location, getParameters(call, location).map(formatParameter)] as const,
  );
  const body = toBody(call);
  return [
    ["params", parameters],
    ["body", body === undefined ? "" : formatBody(body)],
    ["headers", call.prefer === "" ? "" : [["Prefer", JSON.stringify(call.prefer)]]],
  ];
}

/** Formats and indents code. Omits object members whose code is empty. Returns "" for an object without members. */
function formatCode(indent: string, code: Code): string {
  if (typeof code === "string") return code.replaceAll("\n", `\n${indent}`);
  const innerIndent = `${indent}  `;
  const members = code
    .map(([name, value]) => [name, formatCode(innerIndent, value)] as const)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${innerIndent}${formatPropertyName(name)}: ${text},\n`);
  return members.length === 0 ? "" : `{\n${members.join("")}${indent}}`;
}

function formatParameter({ parameter, value }: ParameterValue): readonly [string, string] {
  const isInteger = parameter.type === "integer" && /^-?\d{1,30}$/.test(value);
  return [parameter.name, isInteger ? formatInteger(value) : JSON.stringify(value)];
}

function formatBody(text: string): string {
  return findJsonError(text) === undefined ? indentJson(text, formatToken) : JSON.stringify(text);
}

const formatToken: TokenFormatter = ({ kind, text }, nextToken) => {
  if (kind === "string" && nextToken?.kind === "colon") return formatPropertyName(String(JSON.parse(text)));
  return kind === "number" && /^-?\d+$/.test(text) ? formatInteger(text) : text;
};

function formatInteger(text: string): string {
  const integer = BigInt(text);
  return Number.isSafeInteger(Number(integer)) ? String(integer) : `${integer}n`;
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
