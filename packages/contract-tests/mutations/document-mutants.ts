import {
  createHttpResponse,
  createMutants,
  forRequests,
  type Middleware,
  onResponse,
  type PlainResponse,
  type Transport,
  withHeader,
} from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { expectSuccess } from "../src/cases/outcomes.ts";
import { contractDocument, listExamples, listResponseGroups } from "../src/contract-document.ts";
import { findOperation, type Mutant } from "./mutant.ts";

type DocumentMutant = ReturnType<typeof createMutants>[number];

/** Codes of the HTTP parser. The contract does not distinguish them from those of routing. */
const parserCodes: readonly string[] = ["bad_request", "headers_too_large", "request_timeout"] satisfies ErrorCode[];

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
  const codes = operations.includes("unrouted") ? findParserCodes(status) : [];
  // A generated id has no expected value, so only a wrong format is detectable.
  const isGeneratedId = title.endsWith("with a wrong X-Request-Id");
  const changeParserError: Middleware = isGeneratedId
    ? onResponse((response) => withHeader(response, "X-Request-Id", "a b"))
    : middleware;
  return {
    id,
    operation,
    ...(status > 0 && { status }),
    relevantCases: (subjects[group] ?? []).map((subject) => `${subject}/${operation}/`),
    mutation:
      codes.length > 0
        ? { transport: toTransport(changeParserError, codes) }
        : { middleware: () => forRequests((request) => operations.includes(findOperation(request)), middleware) },
  };
}

/** Returns a transport that applies middleware to the errors with some codes. */
function toTransport(middleware: Middleware, codes: readonly string[]): Transport {
  return async (request, send) => {
    const response = await send(request);
    const { status, headers, bodyText: text } = response;
    if (!codes.some((code) => text.includes(`"code":"${code}"`))) return response;
    const plain = { status, headers: new Headers([...headers] as [string, string][]), text };
    const changed = await middleware(new Request("http://parser.test"), async () => plain);
    const bytes = Buffer.from(changed.text);
    if (changed.text !== text) changed.headers.set("Content-Length", String(bytes.byteLength));
    return createHttpResponse(changed.status, [...changed.headers].flat(), bytes);
  };
}

/** Returns the codes of a response that the HTTP parser sends, which no middleware sees. */
function findParserCodes(status: number): readonly string[] {
  const response = contractDocument.unrouted.find((each) => each.status === String(status));
  return (response?.errorCodes ?? []).filter((code) => parserCodes.includes(code));
}

/** Turns errors of operations into successes, errors of routing into a 404, and successes into a 503. */
function createErrorMutants({ id: group, responses }: ReturnType<typeof listResponseGroups>[number]): Mutant[] {
  const operation = group as OperationId | "unrouted";
  return responses.flatMap(({ status: text, errorCodes = [""] }) => {
    const status = Number(text);
    const isOfParser = operation === "unrouted" && findParserCodes(status).length > 0;
    const isError = status >= 400 && status < 500 && !isOfParser;
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
            findOperation(request) === operation && response.status === status && response.text.includes(code)
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
