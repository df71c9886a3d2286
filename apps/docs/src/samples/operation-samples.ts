import { sandboxOrigin } from "@animal-store/sandbox/address";
import { basePathOf, type ContractRoot, type DocumentedOperation } from "../contract-document.ts";
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

/** Returns a sample in each language. It sends the required parameters, and those that show what the operation can do. */
export function operationSamples(
  documented: DocumentedOperation,
  contract: ContractRoot,
): Record<SampleLanguage, string> {
  const operation = toOperation(documented, contract);
  const call: Call = {
    operation,
    draft: { parameters: findExamples(operation), body: operation.bodies[0]?.text ?? "" },
    // The samples add the header with the key.
    caller: { name: "", key: undefined, perMinute: undefined },
    prefer: "",
  };
  const body = toBody(call);
  const request: SampleRequest = {
    method: operation.method,
    url: sandboxOrigin + toRequestTarget(call),
    headers: toHeaders(call),
    body: body === undefined ? undefined : JSON.parse(body),
    hasBody: documented.responses.some(([status, { content }]) => status.startsWith("2") && content),
  };
  const baseUrl = sandboxOrigin + basePathOf(contract);
  return { sh: toShell(request), ts: toClientCall(call, baseUrl), py: toPython(request), go: toGo(request) };
}

interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The value of a JSON body. */
  readonly body: unknown;
  /** Whether a success has a body, unlike a 204. */
  readonly hasBody: boolean;
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

function toShell({ method, url, headers, body, hasBody }: SampleRequest): string {
  const defaultMethod = body === undefined ? "GET" : "POST";
  const options = [
    ...(hasBody ? [] : ["-i"]),
    ...(method === defaultMethod ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer $KEY"`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
    `"${url}"`,
  ];
  return `curl ${options.join(" \\\n  ")}\n`;
}

function toClientCall(call: Call, baseUrl: string): string {
  return `import { createStoreClient, orThrow } from "@animal-store/client";

const store = createStoreClient({ baseUrl: "${baseUrl}", apiKey: process.env.KEY ?? "" });

const result = await store.${call.operation.id}(${toArguments(call).join(", ")});
console.log(orThrow(result));
`;
}

function toPython({ method, url, headers, body, hasBody }: SampleRequest): string {
  const headerMembers = headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const args = [
    JSON.stringify(url),
    ...(method === "GET" ? [] : [`method="${method}"`]),
    `headers={${[`"Authorization": f"Bearer {os.environ['KEY']}"`, ...headerMembers].join(", ")}}`,
    ...(body === undefined ? [] : [`data=json.dumps(${toPythonLiteral(body)}).encode()`]),
  ];
  const modules = hasBody || body !== undefined ? "json, os" : "os";
  return `import ${modules}
from urllib.request import Request, urlopen

request = Request(
${args.map((arg) => `    ${arg},\n`).join("")})
with urlopen(request) as response:
    print(response.status${hasBody ? ", json.load(response)" : ""})
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

function toGo({ method, url, headers, body }: SampleRequest): string {
  const imports = ["fmt", "io", "net/http", "os", ...(body === undefined ? [] : ["strings"])];
  const bodyArgument = body === undefined ? "nil" : `strings.NewReader(${JSON.stringify(JSON.stringify(body))})`;
  const headerLines = headers.map(
    ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  );
  const check = "\tif err != nil {\n\t\tpanic(err)\n\t}\n";
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join("")})

func main() {
	request, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${bodyArgument})
${check}	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
${headerLines.join("")}	response, err := http.DefaultClient.Do(request)
${check}	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
${check}	fmt.Println(response.Status, string(body))
}
`;
}
