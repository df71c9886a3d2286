import { stringifyJson } from "@animal-store/exact-json";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { longestWaitSeconds } from "@animal-store/sandbox/preferences";
import { findExample, listExampleNames, type PrismOperation } from "./create-prism.ts";
import type { LoadedContract } from "./load-contract.ts";

/** Returns the help of a mock, with a curl command for each operation. @param origin without a trailing slash */
export function formatHelp({ contract, prism }: LoadedContract, origin: string): string {
  const baseUrl = origin + contract.basePath;
  const [first] = prism.operations;
  const readIds = prism.operations.map(({ iid }) => iid);
  const unread = Object.values(contract.operations).filter(({ id }) => !readIds.includes(id));
  return `${contract.title} mock ${contract.version}

Responds with the examples of the contract, also for operations that have no implementation yet.
If the operation exists, use the sandbox. It runs the real service, by default at ${sandboxOrigin}

  API       ${baseUrl}
  Contract  ${origin}/openapi.yaml
  API key   any bearer token

OPERATIONS
${prism.operations.map((operation) => formatOperation(operation, baseUrl)).join("")}
REQUEST AN ERROR

A valid request gets the first success. Prefer requests another response, or a delay of at most ${longestWaitSeconds} s:

${first && formatCurl(first, baseUrl, [["Prefer", `code=${first.responses.at(-1)?.code}, wait=1`]])}

The response then has the header Preference-Applied. Any other error describes your request.

KNOWN DEVIATIONS

The mock stores nothing and filters nothing. The guide apps/docs/guides/mock.md lists all known deviations.
${unread.map(({ method, path }) => `It does not serve ${method} ${path}: Prism does not read this method.\n`).join("")}`;
}

function formatOperation(operation: PrismOperation, baseUrl: string): string {
  const { iid, summary = iid, extensions, deprecated } = operation;
  const stability = extensions?.["x-stability"] ?? "stable";
  const labels = [stability !== "stable" && `(${stability})`, deprecated && "(deprecated)"];
  const heading = [summary, ...labels].filter(Boolean).join(" ");
  const responses = [...listExampleNames(operation)].map(([status, names]) =>
    `  ${status} ${names.join(", ")}`.trimEnd(),
  );
  return `\n${heading}\n\n${formatCurl(operation, baseUrl)}\n\n${responses.join("\n")}\n`;
}

/** Returns a command with the examples of the body and of the required parameters. */
function formatCurl(
  { method, path, request = {} }: PrismOperation,
  baseUrl: string,
  extraHeaders: readonly (readonly [name: string, value: string])[] = [],
): string {
  const pathValues = new Map(request.path?.map((parameter) => [parameter.name, String(findExample(parameter))]));
  const query = new URLSearchParams(listRequired(request.query)).toString();
  const url =
    baseUrl +
    path.replace(/\{(.+?)\}/g, (_, name) => encodeURIComponent(pathValues.get(name) ?? "")) +
    (query && `?${query}`);
  const content = request.body && "contents" in request.body ? request.body.contents?.[0] : undefined;
  const headers = [
    ["Authorization", "Bearer any"],
    ...listRequired(request.headers),
    ...(content ? [["Content-Type", content.mediaType]] : []),
    ...extraHeaders,
  ];
  return [
    `curl -i${method === "get" ? "" : ` -X ${method.toUpperCase()}`} ${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(content ? [`-d ${quote(stringifyJson(findExample(content)))}`] : []),
  ].join(" \\\n  ");
}

type Parameters = NonNullable<NonNullable<PrismOperation["request"]>["query" | "headers"]>;

function listRequired(parameters: Parameters = []): [name: string, value: string][] {
  return parameters
    .filter(({ required }) => required)
    .map((parameter) => [parameter.name, String(findExample(parameter))]);
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
