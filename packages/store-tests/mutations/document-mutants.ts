import {
  createMutants,
  forRequests,
  onResponse,
  type PlainResponse,
  withHeader,
} from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { expectSuccess } from "../src/cases/outcomes.ts";
import { contractDocument, listExamples, listResponseGroups } from "../src/contract-document.ts";
import { findCalled, type Mutant } from "./mutant.ts";

type DocumentMutant = ReturnType<typeof createMutants>[number];

const { bad_request, headers_too_large, request_timeout } = contract.errorCodes;
const parserStatuses: readonly number[] = [bad_request, headers_too_large, request_timeout].map(({ status }) => status);

/** The cases that detect most mutants of a class. */
const subjects: Readonly<Partial<Record<DocumentMutant["class"], readonly string[]>>> = {
  header: ["responses", "http", "idempotency"],
  input: ["requests", "error-details"],
  list: ["pagination"],
};

/** Returns the mutants of the document that `conformance score` uses, and errors that become successes or the reverse. */
export function createDocumentMutants(): Mutant[] {
  // Operations that share a response also share its mutants.
  const groups = Map.groupBy(createMutants(contractDocument), (mutant) => {
    const node = ["header", "member", "list"].includes(mutant.class) ? findResponseNode(mutant) : undefined;
    return node ? `${mutant.class} ${mutant.title} ${JSON.stringify(node)}` : mutant.id;
  });
  return [
    ...[...groups.values()].flatMap(([first, ...others]) => (first ? toMutant(first, others) : [])),
    ...listResponseGroups().flatMap(createErrorMutants),
  ];
}

function findResponseNode({ operation, title }: DocumentMutant): object | undefined {
  const responses = operation?.responses ?? contractDocument.unrouted;
  return responses.find(({ status }) => title.startsWith(`${status} `))?.node;
}

function toOperation({ operation }: DocumentMutant): OperationId | "unrouted" {
  return (operation?.id ?? "unrouted") as OperationId | "unrouted";
}

function toMutant(mutant: DocumentMutant, others: readonly DocumentMutant[]): Mutant {
  const { id, class: group, title, middleware } = mutant;
  const operations = [mutant, ...others].map(toOperation);
  const [operation = "unrouted"] = operations;
  const status = Number(/^\d{3}/.exec(title)?.[0] ?? 0);
  // The id of a response that the HTTP parser sends has no expected value, so only a wrong format is detectable.
  const isGeneratedId = title.endsWith("with a wrong X-Request-Id") && parserStatuses.includes(status);
  const change = isGeneratedId ? onResponse((response) => withHeader(response, "X-Request-Id", "a b")) : middleware;
  return {
    id,
    operation,
    ...(status > 0 && { status }),
    relevantCases: (subjects[group] ?? []).map((subject) => `${subject}/${operation}/`),
    mutation: { middleware: () => forRequests((request) => operations.includes(findCalled(request)), change) },
  };
}

/** Turns errors of operations into successes, errors of routing into a 404, and successes into a 503. */
function createErrorMutants({ id: group, responses }: ReturnType<typeof listResponseGroups>[number]): Mutant[] {
  const operation = group as OperationId | "unrouted";
  return responses.flatMap(({ status: text, errorCodes = [""] }) => {
    const status = Number(text);
    const isError = status >= 400 && status < 500;
    const isSuccess = status < 300 && operation !== "unrouted";
    const errorStatus = operation === "unrouted" ? contract.errorCodes.route_not_found.status : undefined;
    const wrongStatus = isSuccess
      ? contract.errorCodes.service_unavailable.status
      : (errorStatus ?? expectSuccess(operation as OperationId).status);
    if (status === wrongStatus || !(isError || isSuccess)) return [];
    return errorCodes.map((code) => ({
      id: `behaviour/errors/${operation}/${status} ${code} returned as ${wrongStatus}`,
      operation,
      status,
      mutation: {
        middleware: () =>
          onResponse((response, request) =>
            findCalled(request) === operation && response.status === status && response.text.includes(code)
              ? toDocumentedResponse(response, operation, wrongStatus)
              : response,
          ),
      },
    }));
  });
}

/** Replaces a response with the example of another status. Headers that both responses have keep their values. */
export function toDocumentedResponse(
  response: PlainResponse,
  operation: OperationId | "unrouted",
  status: number,
): PlainResponse {
  const example = examples.find((item) => item.operation === operation && item.response.status === status)?.response;
  if (!example) throw new Error(`The contract has no example of ${operation} ${status}.`);
  const headers = new Headers([...example.headers].map(([name, value]): [string, string] => [name, value]));
  for (const [name, value] of response.headers)
    if (headers.has(name) || /^(vary|access-control-)/.test(name)) headers.set(name, value);
  return { status, headers, text: example.bodyText };
}

const examples = listExamples();
