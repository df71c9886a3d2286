import {
  createHttpResponse,
  createResponseValidator,
  type Exchange,
  type HttpRequest,
  type HttpResponse,
  type Operation,
  type Problem,
  parseLinks,
  tryParse,
} from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { isNode } from "@animal-store/openapi-document";
import { contractDocument, findOperation } from "./contract-document.ts";
import { listFilters } from "./input-fields.ts";

const { invalid_request, malformed_json, payload_too_large, unsupported_media_type } = contract.errorCodes;
const rejections = [invalid_request, malformed_json, payload_too_large, unsupported_media_type];

/** The options of each conformance run of the store. */
export const suiteOptions = {
  document: contractDocument,
  isStrict: true,
  rules: checkStoreRules,
  rejectionStatuses: [...new Set(rejections.map(({ status }) => status))],
} as const;

/** Returns the rules of this store that a response breaks and the contract cannot express. */
function checkStoreRules(exchange: Exchange): Problem[] {
  const { operation, request, response } = exchange;
  const problems = [...checkResponse(operation, response)];
  if (operation && response.status === 200) problems.push(...checkEntries(operation, request, response));
  if (operation && response.status === 201) problems.push(...checkCreated(operation, request, response));
  return problems;
}

function checkResponse(operation: Operation | undefined, response: HttpResponse): Problem[] {
  return [
    ...checkCharset(response),
    ...checkNextPage(operation, response),
    ...checkReportedProblem(response),
    ...checkWaitInMessage(response),
  ];
}

/** A list respects its limit, order, ids and filters. An item has the id of its path. */
function checkEntries(operation: Operation, { target }: HttpRequest, { bodyText }: HttpResponse): Problem[] {
  if (bodyText === "") return [];
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const entries = [tryParse(bodyText)].flat() as Readonly<Record<string, unknown>>[];
  const limit = Number(searchParams.get("limit") ?? Number.POSITIVE_INFINITY);
  const isItem = operation.path.endsWith("}");
  const expected = [
    ...listFilters(operation.id).map(({ name }) => [name, searchParams.getAll(name)] as const),
    ["id", isItem ? [decodeURIComponent(pathname.split("/").at(-1) ?? "")] : searchParams.getAll("id")] as const,
  ];
  const ids = entries.map((entry) => Object(entry).id as number);
  const order = searchParams.get("order") ?? "asc";
  const isSorted = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0) === (order === "asc"));
  return [
    ...(entries.length > limit ? [`must have at most ${limit} entries, got ${entries.length}`] : []),
    ...(isSorted ? [] : [`must be sorted by id in the order ${order}, got ${ids.join(", ")}`]),
    ...expected.flatMap(([name, values]) => {
      const other = entries.find((entry) => values.length > 0 && !values.includes(String(Object(entry)[name])));
      return other ? [`each entry must have ${name} ${values.join(" or ")}, got ${stringifyJson(other)}`] : [];
    }),
  ].map((message) => ({ check: "entries", message: `body: ${message}` }));
}

/** A created entry has exactly the sent members, in the order of the schema. */
function checkCreated(operation: Operation, { body }: HttpRequest, { bodyText }: HttpResponse): Problem[] {
  const hasItems = contractDocument.operations.some(({ path }) => path.startsWith(`${operation.path}/{`));
  if (!hasItems || body === undefined) return [];
  const sent = tryParse(Buffer.from(body).toString());
  if (!isNode(sent)) return [{ check: "created", message: "status 201: the request must contain a JSON object" }];
  const { id, ...created } = Object(tryParse(bodyText)) as Readonly<Record<string, unknown>>;
  const schema = operation.responses.find(({ status }) => status === "201")?.contents[0]?.schema;
  const order = Object.keys(Object(contractDocument.resolve<object>(schema)).properties);
  // A nullable member is null if the request omits it.
  const members = order
    .filter((name) => name in sent || created[name] === null)
    .map((name) => [name, sent[name] ?? null] as const);
  const expected = stringifyJson({ id, ...Object.fromEntries(members) });
  return expected === bodyText ? [] : [{ check: "created", message: `body: must be ${expected}, got ${bodyText}` }];
}

function checkCharset({ headers }: HttpResponse): Problem[] {
  if (headers.get("content-type") !== "application/json") return [];
  return [{ check: "media-type", message: "header Content-Type: must be application/json; charset=utf-8" }];
}

/** The links of a list lead only to its next page. They are relative, so that a proxy can change the host (D-01). */
function checkNextPage(operation: Operation | undefined, { headers }: HttpResponse): Problem[] {
  const isPaged = operation?.parameters.some(({ name }) => name === "cursor");
  const links = isPaged ? (parseLinks(headers.get("link") ?? "") ?? []) : [];
  return links
    .filter(({ rel, target }) => rel !== "next" || !/^\/(?!\/)/.test(target))
    .map(({ rel, target }) => ({
      check: "header",
      message: `header Link: must be a relative reference with rel="next", got "${target}" with rel="${rel}"`,
    }));
}

/** A server that validates its responses replaces an invalid one with a valid 500. */
function checkReportedProblem({ status, bodyText }: HttpResponse): Problem[] {
  if (status < 500 || !bodyText.includes("breaks the contract")) return [];
  return [{ check: "reported", message: `the service reported an invalid response: ${bodyText.slice(0, 500)}` }];
}

function checkWaitInMessage({ headers, bodyText }: HttpResponse): Problem[] {
  const wait = headers.get("retry-after");
  const [, messageWait = wait] = /Retry in (\d+) second/.exec(bodyText) ?? [];
  if (messageWait === wait) return [];
  return [
    { check: "wait", message: `header Retry-After: must be the wait in the message, ${messageWait}, got ${wait}` },
  ];
}

const { validateResponse } = createResponseValidator(contractDocument, { isStrict: true, allowsCors: true });

/** Returns the problems of a response. @param operation undefined for a request that matches no operation */
export function findResponseProblems(
  operationId: string | undefined,
  method: string,
  { status, headers, bodyText }: { status: number; headers: Iterable<readonly [string, string]>; bodyText: string },
): string[] {
  const operation = operationId === undefined ? undefined : findOperation(operationId);
  const response = createHttpResponse(status, [...headers].flat(), Buffer.from(bodyText));
  return [...validateResponse(operation, { method }, response), ...checkResponse(operation, response)].map(
    ({ message }) => message,
  );
}
