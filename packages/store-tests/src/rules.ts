import { AssertionError } from "node:assert";
import {
  createHttpResponse,
  createResponseValidator,
  type Exchange,
  type HttpRequest,
  type HttpResponse,
  type Operation,
  type Problem,
  parseLinks,
  resolveSchema,
  tryParse,
} from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { isNode, type Node } from "@animal-store/openapi-document";
import { contractDocument, platform } from "./contract-document.ts";
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
function checkStoreRules({ operation, request, response }: Exchange): Problem[] {
  const problems = checkResponse(operation, response);
  if (operation && response.status === 200) problems.push(...checkEntries(operation, request, response));
  if (operation && response.status === 201) problems.push(...checkCreated(operation, request, response));
  return problems;
}

function checkResponse(operation: Operation | undefined, { status, headers, bodyText }: HttpResponse): Problem[] {
  const problems: Problem[] = [];
  if (headers.get("content-type") === "application/json")
    problems.push({ check: "media-type", message: "header Content-Type: must be application/json; charset=utf-8" });
  // The links of a list lead only to its next page. They are relative, so that a proxy can change the host (D-01).
  const isPaged = operation?.parameters.some(({ name }) => name === "cursor");
  const links = isPaged ? parseLinks(headers.get("link") ?? "") : [];
  for (const { rel, target } of links ?? []) {
    if (rel === "next" && /^\/(?!\/)/.test(target)) continue;
    const message = `header Link: must be a relative reference with rel="next", got "${target}" with rel="${rel}"`;
    problems.push({ check: "header", message });
  }
  // A server that validates its responses replaces an invalid one with a valid 500.
  if (status >= 500 && isInvalidReport(bodyText)) {
    const message = `the service reported an invalid response: ${bodyText.slice(0, 500)}`;
    problems.push({ check: "reported", message });
  }
  const wait = headers.get("retry-after");
  const [, messageWait = wait] = /Retry in (\d+) second/.exec(bodyText) ?? [];
  if (messageWait !== wait) {
    const message = `header Retry-After: must be the wait in the message, ${messageWait}, got ${wait}`;
    problems.push({ check: "wait", message });
  }
  return problems;
}

/** A list respects its limit, order, ids and filters. An item has the id of its path. */
function checkEntries(operation: Operation, { target }: HttpRequest, { bodyText }: HttpResponse): Problem[] {
  if (bodyText === "") return [];
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const entries = [tryParse(bodyText)].flat().filter(isNode);
  const messages: string[] = [];
  const limit = Number(searchParams.get("limit") ?? Number.POSITIVE_INFINITY);
  if (entries.length > limit) messages.push(`must have at most ${limit} entries, got ${entries.length}`);
  const order = searchParams.get("order") ?? "asc";
  const ids = entries.map(({ id }) => id as number);
  const isSorted = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0) === (order === "asc"));
  if (!isSorted) messages.push(`must be sorted by id in the order ${order}, got ${ids.join(", ")}`);
  const isItem = operation.path.endsWith("}");
  const pathId = decodeURIComponent(pathname.split("/").at(-1) ?? "");
  for (const name of [...listFilters(operation.id).map((field) => field.name), "id"]) {
    const values = isItem && name === "id" ? [pathId] : searchParams.getAll(name);
    const other = entries.find((entry) => values.length > 0 && !values.includes(String(entry[name])));
    if (other) messages.push(`each entry must have ${name} ${values.join(" or ")}, got ${stringifyJson(other)}`);
  }
  return messages.map((message) => ({ check: "entries", message: `body: ${message}` }));
}

/** A created entry has exactly the sent members, in the order of the schema. */
function checkCreated(operation: Operation, { body }: HttpRequest, { bodyText }: HttpResponse): Problem[] {
  const hasItems = contractDocument.operations.some(({ path }) => path.startsWith(`${operation.path}/{`));
  if (!hasItems || body === undefined) return [];
  const sent = tryParse(Buffer.from(body).toString());
  if (!isNode(sent)) return [{ check: "created", message: "status 201: the request must contain a JSON object" }];
  const { id, ...created } = tryParse(bodyText) as Node;
  const schema = operation.responses.find(({ status }) => status === "201")?.contents[0]?.schema ?? {};
  const { properties } = resolveSchema(contractDocument, schema) as { readonly properties: Node };
  // A nullable member is null if the request omits it.
  const members = Object.keys(properties)
    .filter((name) => name in sent || created[name] === null)
    .map((name) => [name, sent[name] ?? null] as const);
  const expected = stringifyJson({ id, ...Object.fromEntries(members) });
  return expected === bodyText ? [] : [{ check: "created", message: `body: must be ${expected}, got ${bodyText}` }];
}

const { validateResponse } = createResponseValidator(contractDocument, { isStrict: true, allowsCors: true });

/** Returns the problems of a response. @param operationId undefined for a request that matches no operation */
export function findResponseProblems(
  operationId: string | undefined,
  method: string,
  { status, headers, bodyText }: { status: number; headers: Iterable<readonly [string, string]>; bodyText: string },
): string[] {
  const operation = operationId === undefined ? undefined : platform.findOperation(operationId);
  const response = createHttpResponse(status, [...headers].flat(), Buffer.from(bodyText));
  const problems = [...validateResponse(operation, { method }, response), ...checkResponse(operation, response)];
  return problems.map(({ message }) => message);
}

/**
 * Checks the error log of a service. A target calls it in `stop`.
 * @throws {AssertionError} with each distinct message about a response that breaks the contract, and its count
 */
export function assertNoInvalidResponses(messages: readonly string[]): void {
  const counts = [...Map.groupBy(messages.filter(isInvalidReport), (message) => message)].map(
    ([message, { length }]) => `${length} × ${message}`,
  );
  if (counts.length === 0) return;
  throw new AssertionError({
    message: `The service logged responses that break the contract:\n${counts.join("\n")}`,
  });
}

function isInvalidReport(message: string): boolean {
  return message.includes("breaks the contract");
}
