import { sandboxOrigin } from "@animal-store/sandbox/address";
import type { ContractRoot, DocumentedOperation, Example, Parameter, Schema } from "../contract-document.ts";
import { basePathOf, resolveRef } from "../contract-document.ts";
import { quote, toLiteral } from "../try/call-samples.ts";

/** The languages of the samples: the extension of their files, their name and the language of their code blocks. */
export const sampleLanguages = [
  { id: "sh", label: "curl", info: "sh" },
  { id: "ts", label: "TypeScript", info: "ts" },
  { id: "py", label: "Python", info: "python" },
  { id: "go", label: "Go", info: "go" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

export function operationSamples(
  documented: DocumentedOperation,
  contract: ContractRoot,
): Record<SampleLanguage, string> {
  const baseUrl = sandboxOrigin + basePathOf(contract);
  const call = { ...documented, ...createInput(documented, contract), baseUrl };
  return { sh: toCurl(call), ts: toClientCall(call), py: toPython(call), go: toGo(call) };
}

type Call = DocumentedOperation & ReturnType<typeof createInput> & { readonly baseUrl: string };

function createInput({ operation, parameters }: DocumentedOperation, contract: ContractRoot) {
  const valuesIn = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && isInSample(parameter, contract))
        .map((parameter) => [parameter.name, findExample(operation.operationId, parameter)]),
    );
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const [body] = Object.values<Example>(content?.examples ?? {});
  return { query: valuesIn("query"), pathValues: valuesIn("path"), header: valuesIn("header"), body: body?.value };
}

// Omits opaque values, such as cursors and ETags, which come from earlier responses, and what can still change.
function isInSample({ required, schema, "x-stability": stability }: Parameter, contract: ContractRoot): boolean {
  const { type, enum: values } = resolveRef<Schema>(contract, schema);
  return required === true || (stability === undefined && (type !== "string" || values !== undefined));
}

function findExample(operationId: string, { name, examples }: Parameter): unknown {
  const [example] = Object.values(examples ?? {});
  if (example) return example.value;
  throw new Error(
    `${operationId}: ${name} must have an example for the samples of the reference. Add it to petstore.yaml.`,
  );
}

function toUrl({ baseUrl, path, query, pathValues }: Call): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)]));
  const search = new URLSearchParams(pairs).toString();
  const encodedPath = path.replaceAll(/\{(.+?)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])));
  return `${baseUrl}${encodedPath}${search && `?${search}`}`;
}

function toCurl(call: Call): string {
  const { method, header, body } = call;
  const options = [
    ...(["GET", "POST"].includes(method) && (method === "GET" || body !== undefined) ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer $KEY"`,
    ...Object.entries(header).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H "Content-Type: application/json"`, `-d ${quote(JSON.stringify(body))}`]),
    `"${toUrl(call)}"`,
  ];
  return `curl ${options.join(" \\\n  ")}\n`;
}

function toClientCall({ baseUrl, operation, parameters, query, pathValues, header, body }: Call): string {
  const hasParameters = parameters.some(({ in: location }) => location === "path" || location === "query");
  const input = hasParameters ? { ...pathValues, ...query, ...(body !== undefined && { body }) } : (body ?? {});
  const options = Object.keys(header).length > 0 ? [{ headers: header }] : [];
  const args = Object.keys(input).length > 0 || options.length > 0 ? [input, ...options] : [];
  return `import { createStoreClient, orThrow } from "@animal-store/client";

const store = createStoreClient({ baseUrl: "${baseUrl}", apiKey: process.env.KEY ?? "" });

const result = await store.${operation.operationId}(${args.map((arg) => toLiteral(arg)).join(", ")});
console.log(orThrow(result));
`;
}

function toPython(call: Call): string {
  const { method, header, body } = call;
  const headers = [
    `"Authorization": f"Bearer {os.environ['KEY']}"`,
    ...Object.entries({ ...header, ...(body !== undefined && { "Content-Type": "application/json" }) }).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
  ];
  const args = [
    JSON.stringify(toUrl(call)),
    ...(method === "GET" ? [] : [`method="${method}"`]),
    `headers={${headers.join(", ")}}`,
    ...(body === undefined ? [] : [`data=json.dumps(${toPythonLiteral(body)}).encode()`]),
  ];
  return `import json, os
from urllib.request import Request, urlopen

request = Request(
${args.map((arg) => `    ${arg},\n`).join("")})
with urlopen(request) as response:
    print(response.status, json.load(response))
`;
}

function toPythonLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toPythonLiteral).join(", ")}]`;
  if (typeof value === "boolean") return value ? "True" : "False";
  if (value === null) return "None";
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${toPythonLiteral(member)}`);
  return `{${members.join(", ")}}`;
}

function toGo(call: Call): string {
  const { method, header, body } = call;
  const imports = ["fmt", "io", "net/http", "os", ...(body === undefined ? [] : ["strings"])];
  const bodyArgument = body === undefined ? "nil" : `strings.NewReader(${JSON.stringify(JSON.stringify(body))})`;
  const headers = { ...header, ...(body !== undefined && { "Content-Type": "application/json" }) };
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  );
  const check = "\tif err != nil {\n\t\tpanic(err)\n\t}\n";
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join("")})

func main() {
	request, err := http.NewRequest("${method}", ${JSON.stringify(toUrl(call))}, ${bodyArgument})
${check}	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
${headerLines.join("")}	response, err := http.DefaultClient.Do(request)
${check}	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
${check}	fmt.Println(response.Status, string(body))
}
`;
}
