import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { basePathOf, type ContractRoot, type DocumentedOperation, getOperation } from "../contract-document.ts";
import { codeBlock, type OutputFormat, tabs } from "../guides/markdown.ts";
import { quote } from "../site/sample-target.ts";
import { type Call, createDraft, toBody, toHeaders, toRequestTarget } from "../try/call.ts";
import { toArguments } from "../try/call-samples.ts";
import { findJsonError } from "../try/json.ts";
import { toOperation } from "../try/operations.ts";

/** The languages of the samples: the extension of their files, their name and the language of their code blocks. */
export const sampleLanguages = [
  { id: "sh", label: "curl", info: "sh" },
  { id: "ts", label: "TypeScript", info: "ts" },
  { id: "py", label: "Python", info: "python" },
  { id: "go", label: "Go", info: "go" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

/**
 * Returns the samples that send the first example of an operation.
 * @param parameters values by name instead of the examples
 */
export function operationSamples(
  documented: DocumentedOperation,
  contract: ContractRoot,
  parameters?: Readonly<Record<string, string>>,
): Record<SampleLanguage, string> {
  const operation = toOperation(documented, contract);
  const caller = { name: "", key: "", perMinute: undefined };
  const draft = parameters ? { parameters, body: operation.bodies[0]?.text ?? "" } : createDraft(operation);
  return toSamples({ operation, draft, caller, prefer: "" }, sandboxOrigin, basePathOf(contract));
}

/**
 * Returns a sample in each language that sends a call. It reads the key from the environment.
 * @param origin that of the service
 * @param shown what a sample prints, unlike the body of a success
 */
export function toSamples(
  call: Call,
  origin: string,
  basePath: string,
  shown: Partial<Pick<SampleRequest, "hasHead" | "isError" | "hasBody">> = {},
): Record<SampleLanguage, string> {
  const { method, bodies, hasContent, stream } = call.operation;
  const body = toBody(call);
  const isText = body === undefined || bodies[0]?.value !== undefined || findJsonError(body) !== undefined;
  const json = isText ? undefined : parseJson(body);
  const request: SampleRequest = {
    method,
    url: origin + toRequestTarget(call, basePath),
    // The samples add the header with the key.
    headers: toHeaders({ ...call, caller: { ...call.caller, key: undefined } }),
    hasKey: call.caller.key !== undefined,
    body: json === undefined ? body?.trimEnd() : stringifyJson(json),
    json,
    hasBody: hasContent,
    hasHead: false,
    isError: false,
    stream,
    ...shown,
  };
  return {
    sh: toShell(request),
    ts: toClientCall(call, origin + basePath, request),
    py: toPython(request),
    go: toGo(request),
  };
}

/** Shows the samples of an operation in tabs. */
export function sampleTabs(samples: Readonly<Record<SampleLanguage, string>>, format: OutputFormat): string {
  const items = sampleLanguages.map(({ id, label, info }) => ({ label, text: codeBlock(samples[id], info) }));
  return tabs(items, format, "language");
}

/** Returns the samples for a placeholder of a guide, such as `{{samples listPets id=30}}`. @param argument `listPets id=30` */
export function parametrizedSamples(argument: string, contract: ContractRoot): Record<SampleLanguage, string> {
  const [operationId = "", ...pairs] = argument.split(" ");
  const parameters = Object.fromEntries(new URLSearchParams(pairs.join("&")));
  return operationSamples(getOperation(contract, operationId, "samples"), contract, parameters);
}

interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly hasKey: boolean;
  readonly body: string | undefined;
  /** The value of a JSON body. */
  readonly json: unknown;
  /** Whether a success has a body, unlike a 204. */
  readonly hasBody: boolean;
  /** Whether a sample prints the headers of the response. */
  readonly hasHead: boolean;
  /** Whether the status is not that of a success. */
  readonly isError: boolean;
  /** The media type of a success that is a stream of items. */
  readonly stream: string | undefined;
}

function toShell({ method, url, headers, hasKey, body, hasBody, stream }: SampleRequest): string {
  const defaultMethod = body === undefined ? "GET" : "POST";
  const options = [
    ...(hasBody ? [] : ["-i"]),
    ...(stream === undefined ? [] : ["-N"]),
    ...(method === defaultMethod ? [] : [`-X ${method}`]),
    ...(hasKey ? [`-H "Authorization: Bearer $KEY"`] : []),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
    `"${url}"`,
  ];
  return `curl ${options.join(" \\\n  ")}\n`;
}

function toClientCall(call: Call, baseUrl: string, { hasKey, hasHead, isError, stream }: SampleRequest): string {
  const value = isError ? "result.error" : "orThrow(result)";
  const output = [
    ...(hasHead ? ["console.log(result.response.headers);"] : []),
    stream === undefined ? `console.log(${value});` : `for await (const item of ${value}) console.log(item);`,
  ];
  return `import { createStoreClient${isError ? "" : ", orThrow"} } from "@animal-store/client";

const store = createStoreClient({ baseUrl: "${baseUrl}", apiKey: ${hasKey ? 'process.env.KEY ?? ""' : false} });

const result = await store.${call.operation.id}(${toArguments(call).join(", ")});
${output.join("\n")}
`;
}

function toPython(request: SampleRequest): string {
  const { method, url, headers, hasKey, body, json, hasBody, hasHead, isError, stream } = request;
  const isJsonLines = /jsonl|ndjson/.test(stream ?? "");
  const headerMembers = [
    ...(hasKey ? [`"Authorization": f"Bearer {os.environ['KEY']}"`] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
  ];
  const args = [
    JSON.stringify(url),
    ...(method === "GET" ? [] : [`method="${method}"`]),
    `headers={${headerMembers.join(", ")}}`,
    ...(json === undefined ? [] : [`data=json.dumps(${toPythonLiteral(json)}, separators=(",", ":")).encode()`]),
    ...(body === undefined || json !== undefined ? [] : [`data=${JSON.stringify(body)}.encode()`]),
  ];
  const readsJson = stream === undefined ? hasBody : isJsonLines;
  const modules = [...(readsJson || json !== undefined ? ["json"] : []), ...(hasKey ? ["os"] : [])];
  const line = isJsonLines ? "json.loads(line)" : 'line.decode(), end=""';
  const values = [
    "response.status",
    ...(hasHead ? ["response.headers"] : []),
    ...(hasBody ? ["json.load(response)"] : []),
  ];
  const output = `print(${values.join(", ")}${hasHead ? ', sep="\\n"' : ""})`;
  const open = isError
    ? `try:
    response = urlopen(request)
except HTTPError as error:
    response = error
`
    : `with urlopen(request) as response:
    `;
  return `${modules.length > 0 ? `import ${modules.join(", ")}\n` : ""}${isError ? "from urllib.error import HTTPError\n" : ""}from urllib.request import Request, urlopen

request = Request(
${args.map((arg) => `    ${arg},\n`).join("")})
${open}${stream === undefined ? output : `for line in response:\n        print(${line})`}
`;
}

function toPythonLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toPythonLiteral).join(", ")}]`;
  if (typeof value === "boolean") return value ? "True" : "False";
  if (value === null) return "None";
  if (typeof value !== "object") return stringifyJson(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${toPythonLiteral(member)}`);
  return `{${members.join(", ")}}`;
}

function toGo({ method, url, headers, hasKey, body, hasHead }: SampleRequest): string {
  const imports = ["fmt", "io", "net/http", "os", ...(body === undefined ? [] : ["strings"])];
  const bodyArgument = body === undefined ? "nil" : `strings.NewReader(${JSON.stringify(body)})`;
  const headerLines = [
    ...(hasKey ? [`"Authorization", "Bearer "+os.Getenv("KEY")`] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}, ${JSON.stringify(value)}`),
  ].map((args) => `\trequest.Header.Set(${args})\n`);
  const check = "\tif err != nil {\n\t\tpanic(err)\n\t}\n";
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join("")})

func main() {
	request, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${bodyArgument})
${check}${headerLines.join("")}	response, err := http.DefaultClient.Do(request)
${check}	defer response.Body.Close()
	fmt.Println(response.Status)
${hasHead ? "\tresponse.Header.Write(os.Stdout)\n" : ""}	io.Copy(os.Stdout, response.Body)
}
`;
}
