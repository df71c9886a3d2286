import { parseJson, stringifyJson } from "@animal-store/exact-json";
import {
  createReader,
  getExampleValue,
  listOperations,
  type Node,
  quoteShell,
  type SourceOperation,
  toArray,
  toNode,
} from "@animal-store/openapi-document/nodes";
import { maxWaitSeconds } from "@animal-store/openapi-hono/examples";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import type { LoadedContract } from "./load-contract.ts";

/** Returns the help of a mock, with a curl command for each operation. @param origin without a trailing slash */
export function formatHelp({ contract, documentJson }: LoadedContract, origin: string): string {
  const baseUrl = origin + contract.basePath;
  const reader = createReader(parseJson(documentJson) as Node);
  const resolve = (node: unknown) => toNode(reader.resolve(node));
  const operations = listOperations(reader);
  const [first] = operations;
  const lastStatus = Object.keys(toNode(first?.node.responses)).at(-1);
  return `${contract.title} mock ${contract.version}

Responds with the examples of the contract, also for operations that have no implementation yet.
If the operation exists, use the sandbox. It runs the real service: npm run sandbox serves ${sandboxOrigin}

  API       ${baseUrl}
  Contract  ${origin}/openapi.yaml
  API key   any bearer token

OPERATIONS
${operations.map(formatOperation).join("")}
REQUEST AN ERROR

A valid request gets the first success. Prefer requests another response, or a delay of at most ${maxWaitSeconds} s:

${first && formatCurl(first, [["Prefer", `code=${lastStatus}, wait=1`]])}

The response then has the header Preference-Applied. Any other error describes your request.

KNOWN DEVIATIONS

The mock stores nothing and filters nothing. The guide apps/docs/guides/mock.md lists all known deviations.
`;

  function formatOperation(operation: SourceOperation): string {
    const { summary = operation.label, "x-stability": stability = "stable", deprecated, responses } = operation.node;
    const labels = [stability !== "stable" && `(${stability})`, deprecated && "(deprecated)"];
    const heading = [summary, ...labels].filter(Boolean).join(" ");
    const lines = Object.entries(toNode(responses)).map(([status, response]) => {
      const [media] = Object.values(toNode(resolve(response).content));
      return `  ${status} ${Object.keys(toNode(resolve(media).examples)).join(", ")}`.trimEnd();
    });
    return `\n${heading}\n\n${formatCurl(operation)}\n\n${lines.join("\n")}\n`;
  }

  /** Returns a command with the examples of the body and of the required parameters. */
  function formatCurl(
    { method, path, parameters, node }: SourceOperation,
    extraHeaders: [string, string][] = [],
  ): string {
    const listValues = (location: string) =>
      parameters
        .filter((parameter) => parameter.in === location && parameter.required)
        .map((parameter): [string, string] => [String(parameter.name), String(findExample(parameter))]);
    const pathValues = new Map(listValues("path"));
    const query = new URLSearchParams(listValues("query")).toString();
    const filledPath = path.replace(/\{(.+?)\}/g, (_, name) => encodeURIComponent(pathValues.get(name) ?? ""));
    const [[mediaType, media] = []] = Object.entries(toNode(resolve(node.requestBody).content));
    const headers = [["Authorization", "Bearer any"], ...listValues("header"), ...extraHeaders];
    if (mediaType !== undefined) headers.push(["Content-Type", mediaType]);
    return [
      `curl -i${method === "GET" ? "" : ` -X ${method}`} ${quoteShell(baseUrl + filledPath + (query && `?${query}`))}`,
      ...headers.map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
      ...(mediaType === undefined ? [] : [`-d ${quoteShell(stringifyJson(findExample(resolve(media))))}`]),
    ].join(" \\\n  ");
  }

  /** Returns the first example of a parameter or a body. */
  function findExample({ example, examples, schema }: Node): unknown {
    const named = Object.values(toNode(examples)).map((each) => getExampleValue(resolve(each)));
    const type = resolve(schema);
    const documented = [
      example,
      ...named,
      type.example,
      ...toArray(type.examples),
      type.default,
      ...toArray(type.enum),
    ];
    return documented.find((value) => value !== undefined) ?? 1;
  }
}
