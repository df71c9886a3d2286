import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isJson, withoutParameterNames } from "@animal-store/openapi-document";
import {
  type ApiDocument,
  documentsHeader,
  fillPath,
  findHeader,
  findOperation,
  listOperationsAt,
  type Operation,
  toApiPath,
} from "../document.ts";
import { isStream } from "../http/body.ts";
import type { HttpRequest, HttpResponse } from "../http/http-client.ts";
import type { Exchange } from "../http-rules.ts";
import { toHttpRequest, withParameter } from "../requests.ts";
import { listResources } from "../resources.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { shorten } from "../text.ts";
import { bodyOf, isSuccess } from "../validate-response.ts";
import { expectAccepted, isWriting, toCase } from "./case.ts";

/** HTTP methods, pagination, idempotency and limits, where the document or HTTP describes them. */
export function* createHttpCases(document: ApiDocument): Iterable<ConformanceCase> {
  for (const operation of document.operations) {
    if (operation.method === "GET") yield* createReadCases(document, operation);
    yield* createAcceptCases(operation);
    yield* createIdempotencyCases(operation);
  }
  for (const operations of Map.groupBy(document.operations, ({ path }) => withoutParameterNames(path)).values())
    yield* createMethodCases(document, operations);
  yield* createPathCases(document);
}

function* createReadCases(document: ApiDocument, operation: Operation): Iterable<ConformanceCase> {
  // Some documents describe HEAD with other parameters than GET.
  if (!findOperation(document, "HEAD", operation.path))
    yield toCase(operation, {
      id: "http/head",
      title: `HEAD ${operation.path} has the status and headers of GET, without a body`,
      covers: [`${operation.id} HEAD`],
      run: (context) => compareHead(context, operation),
    });
  if (operation.responses.some((each) => documentsHeader(each, /^(x-)?ratelimit-remaining$/i)))
    yield toCase(operation, {
      id: "http/rate-limit",
      title: "the rate limit headers count requests",
      needsLogic: true,
      run: (context) => compareLimits(context, operation),
    });
}

async function compareHead(context: CaseContext, operation: Operation): Promise<void> {
  const request = await toHttpRequest(operation, await context.resources.createRequest(operation), context.basePath);
  const { target } = request;
  // Some services reject an unknown parameter.
  for (const each of [target, `${target}${target.includes("?") ? "&" : "?"}unknown=1`]) {
    const call = (method: string) => {
      const isUnchecked = method === "HEAD" ? !context.setup.isStrict : each !== target;
      return context.send({ ...request, method, target: each }, { operation, isUnchecked });
    };
    const { response } = await call("GET");
    const head = (await call("HEAD")).response;
    // A service need not support HEAD.
    const isUnsupported = [405, 501].includes(head.status) || (head.status === 404 && response.status < 400);
    if (isUnsupported) return context.skip("HEAD on this path");
    const fail = (rule: string) => context.fail("head-differs", `HEAD must have ${rule}`);
    if (head.status !== response.status) fail(`the status of GET, got ${head.status} instead of ${response.status}`);
    for (const name of ["content-type", "etag"]) {
      const [expected, value] = [response, head].map(({ headers }) => headers.get(name));
      if (value !== undefined && value !== expected) fail(`the ${name} of GET, got ${value} instead of ${expected}`);
    }
    // A stream has no length, and reading it again takes its whole timeout.
    if (isStream(response.headers.get("content-type"))) return;
    const length = head.headers.get("content-length");
    const hasLength = ({ bytes }: HttpResponse) => length === undefined || Number(length) === bytes.byteLength;
    // The body can have changed since the first GET.
    if (!hasLength(response) && !hasLength((await call("GET")).response))
      fail(`the Content-Length of GET (RFC 9110, section 8.6), got ${length}`);
  }
}

async function compareLimits(context: CaseContext, operation: Operation): Promise<void> {
  const request = await context.resources.createRequest(operation);
  const readNumbers = ({ response }: Exchange) =>
    ["limit", "remaining", "reset"].map((name) =>
      Number(response.headers.get(`x-ratelimit-${name}`) ?? response.headers.get(`ratelimit-${name}`)),
    );
  const first = await context.call(operation, request);
  const second = await context.call(operation, request);
  const [limit = 0, remaining = 0, reset] = readNumbers(first);
  const [, nextRemaining = 0, nextReset] = readNumbers(second);
  if (remaining > limit)
    context.fail("rate-limit", `remaining requests must be at most the limit ${limit}, got ${remaining}`, first);
  // A new window can begin between the requests.
  if (reset === nextReset && nextRemaining >= remaining)
    context.fail("rate-limit", `a request must reduce the remaining ones, got ${nextRemaining} after ${remaining}`);
}

function createAcceptCases(operation: Operation): ConformanceCase[] {
  const successes = operation.responses.filter(({ status }) => status.startsWith("2"));
  const types = new Set(successes.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType)));
  // A service need not offer each type for each response.
  const hasJson = [...types].some(isJson);
  return [...types]
    .filter((type) => !type.includes("*") && (!hasJson || isJson(type)))
    .flatMap((type) => [type, `${type};q=0.9`, type.replace(/\/.*/, "/*")])
    .map((type) =>
      toCase(operation, {
        id: `http/accept/${type}`,
        title: `accepts the header Accept: ${type}`,
        async run(context) {
          await expectAccepted(context, await context.callValid(operation, { replace: { headers: { Accept: type } } }));
        },
      }),
    );
}

function* createIdempotencyCases(operation: Operation): Iterable<ConformanceCase> {
  const parameter = findHeader(operation, "idempotency-key");
  if (!parameter || operation.method !== "POST" || !operation.body) return;
  yield toCase(operation, {
    id: "http/idempotency-key",
    title: "a repeated request with the same Idempotency-Key has the response of the first one",
    node: parameter.node,
    needsLogic: true,
    async run(context) {
      const base = await context.resources.createRequest(operation, { members: "any" });
      const request = withParameter(base, parameter, randomUUID());
      const first = await context.call(operation, request);
      if (!isSuccess(first)) return context.skip(`a success of ${operation.label}`);
      const second = await context.call(operation, request);
      const toResult = (exchange: Exchange) => [exchange.response.status, bodyOf(exchange)];
      const toSummary = ({ response }: Exchange) => `${response.status} ${shorten(response.bodyText, 200)}`;
      const repetition = `the response must be that of the first request, got ${toSummary(second)} instead of ${toSummary(first)}`;
      if (!isDeepStrictEqual(toResult(second), toResult(first))) context.fail("not-idempotent", repetition);
      const { body } = await context.resources.createRequest(operation);
      if (isDeepStrictEqual(body, request.body)) return;
      const { status } = (await context.call(operation, { ...request, body })).response;
      const reuse = `the same Idempotency-Key with another body must be rejected, got ${status}`;
      if (status < 400) context.fail("idempotency-key-reused", reuse);
    },
  });
}

const otherMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"];

function documentsUnrouted({ unrouted }: ApiDocument, status: string): boolean {
  return unrouted.some((response) => response.status === status);
}

/** Methods that the document does not describe for a path. */
function* createMethodCases(document: ApiDocument, operations: readonly Operation[]): Iterable<ConformanceCase> {
  const [first] = operations as [Operation];
  const { path } = first;
  const writing = operations.find(({ body }) => body !== undefined);
  const documented = operations.map(({ method }) => method);
  const methods = documentsUnrouted(document, "405") ? [...otherMethods, "HEAD", "PROPFIND"] : otherMethods;
  // Many routers also try the methods of less specific templates.
  const possible = listOperationsAt(document, fillPath(path, "1")).map(({ method }) => method);
  const undocumented = methods.filter((method) => !possible.includes(method === "HEAD" ? "GET" : method));
  yield toPathCase(first, {
    id: "http/options",
    title: `OPTIONS ${path} lists the methods of the path`,
    async run(context) {
      const exchange = await context.send(await toRequest(context, "OPTIONS"));
      const { status } = exchange.response;
      if (status >= 400 && document.unrouted.some((each) => each.status.startsWith("2")))
        context.fail("rejects-valid", `OPTIONS ${path} must be accepted, got ${status}`);
      if (status >= 400) context.skip("OPTIONS on this path");
      expectAllow(context, exchange);
    },
  });
  for (const method of undocumented)
    yield toPathCase(first, {
      id: `http/undocumented-method/${method}`,
      title: `${method} ${path}, which is not documented, is rejected`,
      isWrite: method !== "GET" && method !== "TRACE",
      async run(context) {
        const exchange = await context.send(await toRequest(context, method));
        expectHidden(context, exchange, `${method} ${path}`, 405);
        if (exchange.response.status === 405) expectAllow(context, exchange);
      },
    });

  async function toRequest(context: CaseContext, method: string): Promise<HttpRequest> {
    // A hidden operation probably accepts the body of a documented one.
    const hasBody = writing && ["POST", "PUT", "PATCH"].includes(method);
    const values = hasBody && (await context.resources.createRequest(writing, { members: "any" }));
    const { headers = [], body } = values ? await toHttpRequest(writing, values, context.basePath) : {};
    const entry = await context.resources.getEntry(path, { isFresh: method === "DELETE" || method === "PUT" });
    const { parameters } = context.values.createValues(first, context.caseId);
    const names = first.parameters.filter((each) => each.in === "path");
    const ids = names.map((each) => [each, entry?.ids[each.name] ?? parameters.get(each)] as const);
    const { target } = await toHttpRequest(first, { parameters: new Map(ids) }, context.basePath);
    return { method, target, headers, body };
  }

  function expectAllow(context: CaseContext, { response }: Exchange): void {
    const allow = response.headers.get("allow") ?? "";
    const implied = documented.includes("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"];
    if (context.setup.isStrict && !implied.every((method) => allow.split(/\s*,\s*/).includes(method)))
      context.fail("invalid-allow", `header Allow: must list ${implied.join(" and ")}, got ${allow}`);
  }
}

/** @param expected the status that is required if the document has it for requests that match no operation */
function expectHidden(context: CaseContext, exchange: Exchange, label: string, expected: number): void {
  const { status, bodyText } = exchange.response;
  if (status < 400 && isHandled(context, exchange)) return;
  const message = `${label} is not documented and must be rejected, got ${status}: ${shorten(bodyText, 200)}`;
  if (status < 400) context.fail("hidden-endpoint", message);
  if (status !== expected && documentsUnrouted(context.document, `${expected}`))
    context.fail("wrong-rejection", `${label} is not documented and must get ${expected}, got ${status}`);
}

/** Returns whether a response rejects a request, or redirects it to a documented path. */
function isHandled({ document }: CaseContext, { request, response: { status, headers }, baseUrl }: Exchange): boolean {
  const target = URL.parse(headers.get("location") ?? "", new URL(request.target, baseUrl))?.pathname;
  // Many routers redirect to the path with or without a slash at its end.
  const isRedirect = status >= 300 && status < 400 && target !== undefined;
  return status >= 400 || (isRedirect && listOperationsAt(document, toApiPath(target, baseUrl)).length > 0);
}

function toPathCase(operation: Operation, fields: Parameters<typeof toCase>[1]): ConformanceCase {
  const created = toCase(operation, { isWrite: false, ...fields });
  return { ...created, id: created.id.replace(`/${operation.id}`, operation.path) };
}

// Names of pages that services often forget to remove or protect.
const hiddenNames = [
  ...["admin", "debug", "internal", "config", "env", "actuator", "console", "test"],
  ...["users", "export", "dump", "backup", "metrics", "swagger", "graphql"],
];

function createPathCases(document: ApiDocument): ConformanceCase[] {
  const { operations, root } = document;
  const documented = operations.map(({ path }) => path.split("/")[1]);
  const names = hiddenNames.filter((name) => !documented.includes(name)).map((name) => `/${name}`);
  const collections = listResources(document)
    .map(({ collectionPath }) => collectionPath)
    .filter((path) => path !== "" && !path.includes("{"));
  const below = collections.flatMap((path) => ["export", "all", "debug", "admin"].map((name) => `${path}/${name}`));
  const has404 = documentsUnrouted(document, "404");
  const similar = has404 ? operations.flatMap(({ path }) => listSimilarPaths(path)) : [];
  const paths = [...names, ...new Set([...below, ...similar])].filter(
    (path) => listOperationsAt(document, path).length === 0,
  );
  const otherMethods = has404 ? ["POST", "DELETE", "OPTIONS", "TRACE"] : [];
  const targets = [
    ...paths.map((path) => ({ method: "GET", path })),
    ...otherMethods.map((method) => ({ method, path: "/undocumented" })),
  ];
  return targets.map(({ method, path }) => ({
    id: `http/undocumented-path${method === "GET" ? "" : `/${method} `}${path}`,
    title: `${method} ${path}, which is not documented, is rejected`,
    isWrite: isWriting({ method }),
    node: root.paths as object,
    async run(context) {
      const exchange = await context.send({ method, target: context.basePath + path || "/" });
      const isHidden = !has404 && !isHandled(context, exchange) && (await isFallback(context, exchange));
      if (isHidden) context.skip("a service without a page for all other paths");
      expectHidden(context, exchange, `${method} ${path}`, 404);
    },
  }));
}

/** Returns whether another name gets the same response, such as the page of a web application. */
async function isFallback({ send }: CaseContext, { request, response }: Exchange): Promise<boolean> {
  const target = request.target.replace(/[^/]+$/, (name) => "zqxj".repeat(name.length).slice(0, name.length));
  const other = (await send({ ...request, target })).response;
  return other.status === response.status && other.bytes.byteLength === response.bytes.byteLength;
}

/** Returns paths that differ from a documented one in a slash, a letter, a parameter or their length. */
function listSimilarPaths(template: string): string[] {
  const path = fillPath(template, "1");
  const capitalized = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const shortened = path.slice(0, path.lastIndexOf("/"));
  return [`${path}/`, `/${path}`, `${path}//`, `${path};x=1`, `${path}/1/2`, capitalized, shortened];
}
