import { stringifyJson } from "@animal-store/exact-json";
import type { OperationEntry } from "@animal-store/openapi-hono";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { createExampleRequest, findOperation, listResponses, type Node } from "../documented-examples.ts";
import type { LoadedContract } from "../load-contract.ts";
import { longestWaitSeconds } from "../preferences.ts";

export type MockDescription = ReturnType<typeof describeMock>;

/** Describes a mock for people. @param origin without a trailing slash */
export function describeMock({ contract, document }: LoadedContract, origin: string) {
  const baseUrl = origin + contract.basePath;
  const operations = Object.values(contract.operations).map((operation) => ({
    ...describeOperation(document, operation),
    curl: toCurl(document, operation, baseUrl),
  }));
  const [first] = Object.values(contract.operations);
  const status = operations[0]?.responses.at(-1)?.status;
  return {
    title: `${contract.title} mock`,
    version: contract.version,
    baseUrl,
    contractUrl: `${origin}/openapi.yaml`,
    sandboxOrigin,
    longestWaitSeconds,
    operations,
    preferCurl: first && toCurl(document, first, baseUrl, [["Prefer", `code=${status}, wait=1`]]),
    limitations: [
      "It stores nothing: GET does not return what a POST created, and every id exists.",
      "It filters nothing: each list is the example. Its second page is empty.",
      "Limits never run out.",
    ],
    guide: "apps/docs/guides/mock.md",
  };
}

function describeOperation(document: Node, entry: OperationEntry) {
  const { summary, "x-stability": stability = "stable" } = findOperation(document, entry);
  const responses = [...listResponses(document, entry)].map(([status, { bodies }]) => ({
    status,
    examples: [...bodies.keys()],
  }));
  return {
    id: entry.id,
    method: entry.method,
    path: entry.path,
    summary: String(summary ?? entry.id),
    labels: [...(stability === "stable" ? [] : [String(stability)]), ...(entry.deprecation ? ["deprecated"] : [])],
    responses,
  };
}

function toCurl(
  document: Node,
  entry: OperationEntry,
  baseUrl: string,
  extraHeaders: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { target, headers, body } = createExampleRequest(document, entry);
  const allHeaders = [["Authorization", "Bearer any"], ...headers, ...extraHeaders];
  return [
    `curl -i${entry.method === "GET" ? "" : ` -X ${entry.method}`} ${quote(baseUrl + target)}`,
    ...allHeaders.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(stringifyJson(body))}`]),
  ].join(" \\\n  ");
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
