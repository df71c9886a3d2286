import { sandboxOrigin } from "@animal-store/sandbox/address";
import { basePathOf, type ContractRoot, type DocumentedOperation, getOperation } from "../contract-document.ts";
import { codeBlock, type OutputFormat, tabs } from "../guides/markdown.ts";
import { type Call, toBody, toHeaders, toRequestTarget } from "../try/call.ts";
import { quote, toArguments } from "../try/call-samples.ts";
import { type Operation, type Parameter, toOperation } from "../try/operations.ts";

/** The languages of the samples: the extension of their files, their name and the language of their code blocks. */
export const sampleLanguages = [
  { id: "sh", label: "curl", info: "sh" },
  { id: "ts", label: "TypeScript", info: "ts" },
  { id: "py", label: "Python", info: "python" },
  { id: "go", label: "Go", info: "go" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

/**
 * Returns a sample in each language.
 * @param parameters values by name; by default the required parameters, and those that show what the operation can do
 */
export function operationSamples(
  documented: DocumentedOperation,
  contract: ContractRoot,
  parameters?: Readonly<Record<string, string>>,
): Record<SampleLanguage, string> {
  const operation = toOperation(documented, contract);
  const call: Call = {
    operation,
    draft: { parameters: parameters ?? findExamples(operation), body: operation.bodies[0]?.text ?? "" },
    // The samples add the header with the key.
    caller: { name: "", key: undefined, perMinute: undefined },
    prefer: "",
  };
  const body = toBody(call);
  const json = body === undefined || operation.bodies[0]?.value !== undefined ? undefined : JSON.parse(body);
  const successes = documented.responses.filter(([status]) => status.startsWith("2"));
  const contents = successes.flatMap(([, { content = {} }]) => Object.entries(content));
  const request: SampleRequest = {
    method: operation.method,
    url: sandboxOrigin + toRequestTarget(call, basePathOf(contract)),
    headers: toHeaders(call),
    body: json === undefined ? body?.trimEnd() : JSON.stringify(json),
    json,
    hasBody: contents.length > 0,
    stream: contents.find(([, { itemSchema }]) => itemSchema)?.[0],
  };
  const baseUrl = sandboxOrigin + basePathOf(contract);
  return { sh: toShell(request), ts: toClientCall(call, baseUrl, request), py: toPython(request), go: toGo(request) };
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
  readonly body: string | undefined;
  /** The value of a JSON body. */
  readonly json: unknown;
  /** Whether a success has a body, unlike a 204. */
  readonly hasBody: boolean;
  /** The media type of a success that is a stream of items. */
  readonly stream: string | undefined;
}

function findExamples({ id, parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters.filter(isInSample).map(({ name, example }) => {
      if (example !== "") return [name, example];
      throw new Error(`${id}: ${name} must have an example for the samples of the reference. Add it to petstore.yaml.`);
    }),
  );
}

// Omits opaque values, such as cursors and ETags, which come from earlier responses, and what can still change.
function isInSample({ isRequired, isStable, type, choices }: Parameter): boolean {
  return isRequired || (isStable && (type !== "string" || choices.length > 0));
}

function toShell({ method, url, headers, body, hasBody, stream }: SampleRequest): string {
  const defaultMethod = body === undefined ? "GET" : "POST";
  const options = [
    ...(hasBody ? [] : ["-i"]),
    ...(stream === undefined ? [] : ["-N"]),
    ...(method === defaultMethod ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer $KEY"`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
    `"${url}"`,
  ];
  return `curl ${options.join(" \\\n  ")}\n`;
}

function toClientCall(call: Call, baseUrl: string, { stream }: SampleRequest): string {
  const output =
    stream === undefined
      ? "console.log(orThrow(result));"
      : "for await (const item of orThrow(result)) console.log(item);";
  return `import { createStoreClient, orThrow } from "@animal-store/client";

const store = createStoreClient({ baseUrl: "${baseUrl}", apiKey: process.env.KEY ?? "" });

const result = await store.${call.operation.id}(${toArguments(call).join(", ")});
${output}
`;
}

function toPython({ method, url, headers, body, json, hasBody, stream }: SampleRequest): string {
  const isJsonLines = /jsonl|ndjson/.test(stream ?? "");
  const headerMembers = headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const args = [
    JSON.stringify(url),
    ...(method === "GET" ? [] : [`method="${method}"`]),
    `headers={${[`"Authorization": f"Bearer {os.environ['KEY']}"`, ...headerMembers].join(", ")}}`,
    ...(json === undefined ? [] : [`data=json.dumps(${toPythonLiteral(json)}).encode()`]),
    ...(body === undefined || json !== undefined ? [] : [`data=${JSON.stringify(body)}.encode()`]),
  ];
  const readsJson = stream === undefined ? hasBody : isJsonLines;
  const modules = readsJson || json !== undefined ? "json, os" : "os";
  const line = isJsonLines ? "json.loads(line)" : 'line.decode(), end=""';
  const output = `print(response.status${hasBody ? ", json.load(response)" : ""})`;
  return `import ${modules}
from urllib.request import Request, urlopen

request = Request(
${args.map((arg) => `    ${arg},\n`).join("")})
with urlopen(request) as response:
    ${stream === undefined ? output : `for line in response:\n        print(${line})`}
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

function toGo({ method, url, headers, body, stream }: SampleRequest): string {
  const imports = [
    ...(stream === undefined ? ["fmt"] : []),
    "io",
    "net/http",
    "os",
    ...(body === undefined ? [] : ["strings"]),
  ];
  const bodyArgument = body === undefined ? "nil" : `strings.NewReader(${JSON.stringify(body)})`;
  const headerLines = headers.map(
    ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  );
  const check = "\tif err != nil {\n\t\tpanic(err)\n\t}\n";
  const output =
    stream === undefined
      ? `\tbody, err := io.ReadAll(response.Body)\n${check}\tfmt.Println(response.Status, string(body))`
      : "\tio.Copy(os.Stdout, response.Body)";
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join("")})

func main() {
	request, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${bodyArgument})
${check}	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
${headerLines.join("")}	response, err := http.DefaultClient.Do(request)
${check}	defer response.Body.Close()
${output}
}
`;
}
