import { stringifyJson } from "@animal-store/exact-json";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { findExample, listExampleNames, type PrismOperation } from "../create-prism.ts";
import type { LoadedContract } from "../load-contract.ts";
import { longestWaitSeconds } from "../preferences.ts";

export type MockDescription = ReturnType<typeof describeMock>;

/** Describes a mock for people. @param origin without a trailing slash */
export function describeMock({ contract, prism }: LoadedContract, origin: string) {
  const baseUrl = origin + contract.basePath;
  const operations = prism.operations.map((operation) => ({
    ...describeOperation(operation),
    curl: toCurl(operation, baseUrl),
  }));
  const [first] = prism.operations;
  const status = operations[0]?.responses.at(-1)?.status;
  return {
    title: `${contract.title} mock`,
    version: contract.version,
    baseUrl,
    contractUrl: `${origin}/openapi.yaml`,
    sandboxOrigin,
    longestWaitSeconds,
    operations,
    preferCurl: first && toCurl(first, baseUrl, [["Prefer", `code=${status}, wait=1`]]),
    guide: "apps/docs/guides/mock.md",
  };
}

function describeOperation(operation: PrismOperation) {
  const { iid, method, path, summary, extensions, deprecated } = operation;
  const stability = extensions?.["x-stability"] ?? "stable";
  return {
    method: method.toUpperCase(),
    path,
    summary: summary ?? iid,
    labels: [...(stability === "stable" ? [] : [String(stability)]), ...(deprecated ? ["deprecated"] : [])],
    responses: [...listExampleNames(operation)].map(([status, examples]) => ({ status, examples })),
  };
}

/** Returns a command with the examples of the body and of the required parameters. */
function toCurl(
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
