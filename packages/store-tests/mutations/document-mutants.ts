import {
  createMutants,
  forRequests,
  onResponse,
  type PlainResponse,
  withHeader,
} from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import {
  contractDocument,
  expectSuccess,
  platform,
  type ResponseOwner,
  responseExamples,
  responseOwners,
  toOwner,
} from "../src/contract-document.ts";
import { findCalled, forOperation, type Mutant } from "./mutant.ts";

type DocumentMutant = ReturnType<typeof createMutants>[number];

const { bad_request, headers_too_large, request_timeout, route_not_found, service_unavailable } = contract.errorCodes;
const parserStatuses: readonly number[] = [bad_request, headers_too_large, request_timeout].map(({ status }) => status);

/** The cases that detect most mutants of a class. */
const subjects: Readonly<Partial<Record<DocumentMutant["class"], readonly string[]>>> = {
  header: ["responses", "http", "idempotency"],
  input: ["requests", "error-details", "entity-tags"],
  list: ["pagination"],
};

/** Returns the mutants of the document that `conformance score` uses, and errors that become successes or the reverse. */
export function createDocumentMutants(): Mutant[] {
  // Operations that share a response also share its mutants.
  const groups = Map.groupBy(createMutants(contractDocument), (mutant) => {
    const node = ["header", "member", "list"].includes(mutant.class) ? findResponseNode(mutant) : undefined;
    return node ? `${mutant.class} ${mutant.title} ${JSON.stringify(node)}` : mutant.id;
  });
  return [...[...groups.values()].map(toGroupMutant), ...responseOwners.flatMap(createErrorMutants)];
}

function findResponseNode(mutant: DocumentMutant): object | undefined {
  return platform.listResponses(toOwner(mutant.operation)).find(({ status }) => mutant.title.startsWith(`${status} `))
    ?.node;
}

/** @param group the same mutant of one or more operations */
function toGroupMutant(group: readonly DocumentMutant[]): Mutant {
  const [{ id, class: kind, title, middleware }] = group as [DocumentMutant];
  const owners = group.map(({ operation }) => toOwner(operation));
  const [operation = "unrouted"] = owners;
  const status = Number(/^\d{3}/.exec(title)?.[0] ?? 0);
  // The id of a response that the HTTP parser sends has no expected value, so only a wrong format is detectable.
  const isGeneratedId = title.endsWith("with a wrong X-Request-Id") && parserStatuses.includes(status);
  const change = isGeneratedId ? onResponse((response) => withHeader(response, "X-Request-Id", "a b")) : middleware;
  return {
    id,
    operation,
    status,
    relevantCases: (subjects[kind] ?? []).map((subject) => `${subject}/${operation}/`),
    mutation: { middleware: () => forRequests((request) => owners.includes(findCalled(request)), change) },
  };
}

/** Turns errors of operations into successes, errors of routing into a 404, and successes into a 503. */
function createErrorMutants(operation: ResponseOwner): Mutant[] {
  return platform.listResponses(operation).flatMap(({ status: text, errorCodes = [""] }) => {
    const status = Number(text);
    const wrongStatus = findWrongStatus(operation, status);
    if (wrongStatus === undefined || wrongStatus === status) return [];
    return errorCodes.map((code) => {
      const change = onResponse((response) => {
        const isMatch = response.status === status && response.text.includes(code);
        return isMatch ? toDocumentedResponse(response, operation, wrongStatus) : response;
      });
      const id = `behaviour/errors/${operation}/${status} ${code} returned as ${wrongStatus}`;
      return { id, operation, status, mutation: { middleware: () => forOperation(operation, change) } };
    });
  });
}

function findWrongStatus(operation: ResponseOwner, status: number): number | undefined {
  if (status < 300 && operation !== "unrouted") return service_unavailable.status;
  if (status < 400 || status >= 500) return undefined;
  return operation === "unrouted" ? route_not_found.status : expectSuccess(operation).status;
}

/** Replaces a response with the example of another status. Headers that both responses have keep their values. */
export function toDocumentedResponse(response: PlainResponse, operation: ResponseOwner, status: number): PlainResponse {
  const title = `${operation} ${status} `;
  const example = responseExamples.find((each) => each.title.startsWith(title))?.response;
  if (!example) throw new Error(`The contract has no example of ${title.trim()}.`);
  const headers = new Headers(example.headers.map(([name, value]): [string, string] => [name, value]));
  for (const [name, value] of response.headers)
    if (headers.has(name) || /^(vary|access-control-)/.test(name)) headers.set(name, value);
  return { status, headers, text: example.bodyText };
}
