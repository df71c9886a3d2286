import assert from "node:assert/strict";
import { type HttpClient, type HttpRequest, type HttpResponse, sendRaw } from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, operationIds } from "../cases/contract-case.ts";
import { examplesOf } from "../contract-document.ts";
import type { SentRequest } from "../coverage/coverage-item.ts";
import type { ResponseValidator, ValidatedRequest } from "../response-validator.ts";
import type { Service, Target } from "../target.ts";

export type CaseContext = ReturnType<typeof createCaseContext>;

export interface ContextDependencies {
  readonly service: Service;
  readonly client: HttpClient;
  readonly validator: ResponseValidator;
  readonly key: string;
  readonly target: Target;
  /** Called with each valid response and its request. */
  record(request: SentRequest, response: HttpResponse): void;
  /** Called with the violations of a response. The case then continues, unless it throws. */
  onViolations(violations: readonly string[], response: HttpResponse): void;
}

/** Creates the context of one case. It validates each response before the case gets it. */
export function createCaseContext(dependencies: ContextDependencies) {
  const { service, client, validator, key, target, record, onViolations } = dependencies;
  const { allowsAnyOrigin = false, customMessages = false } = target;
  const { origin, pathname } = new URL(service.baseUrl);

  return { service, key, allowsAnyOrigin, customMessages, call, send, exchange: sendBytes };

  /** Calls an operation. The contract's examples are the defaults. */
  async function call(operation: OperationId, options: CallOptions = {}): Promise<HttpResponse> {
    const { method = contract.operations[operation].method } = options;
    const body = buildBody(operation, options);
    const takesBody = contract.operations[operation].body !== null;
    return sendRequest(operation, method, buildTarget(operation, options), options, body, takesBody);
  }

  /** Sends a request that matches no operation. @param path below the base path */
  function send(method: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
    return sendRequest("unrouted", method, path, options, options.body);
  }

  function sendRequest(
    operation: string,
    method: string,
    path: string,
    options: RequestOptions,
    body: RequestOptions["body"],
    takesBody = true,
  ): Promise<HttpResponse> {
    const headers = buildHeaders(key, options, body !== undefined && takesBody);
    const { chunked = false } = options;
    const target = pathname + path;
    return sendValidated(operation, { method, target, headers, chunked, ...(body !== undefined && { body }) });
  }

  /** Sends bytes on a separate socket. */
  async function sendBytes(bytes: string | Uint8Array, operation?: OperationId): Promise<HttpResponse> {
    const response = await sendPaced(parseRawKey(bytes), () => sendRaw(origin, bytes));
    const requestLine = parseRequestLine(bytes);
    return validateAndRecord(operation ?? "unrouted", { method: requestLine.method }, requestLine, response);
  }

  async function sendValidated(operation: string, request: HttpRequest): Promise<HttpResponse> {
    const hasOrigin = request.headers?.some(([name]) => name.toLowerCase() === "origin") ?? false;
    const response = await sendPaced(parseKey(request.headers), () => client.send(request));
    return validateAndRecord(operation, { method: request.method, hasOrigin }, request, response);
  }

  async function sendPaced(usedKey: string | undefined, send: () => Promise<HttpResponse>): Promise<HttpResponse> {
    await service.remote?.beforeRequest(usedKey);
    const response = await send();
    service.remote?.afterResponse(usedKey, response);
    return response;
  }

  function validateAndRecord(
    operation: string,
    validatedRequest: ValidatedRequest,
    request: SentRequest,
    response: HttpResponse,
  ): HttpResponse {
    const violations = validator(operation, validatedRequest, response);
    if (violations.length > 0) {
      onViolations(violations, response);
      return response;
    }
    // A server that validates its responses replaces an invalid one with a valid 500.
    assert(
      !(response.status >= 500 && response.bodyText.includes("breaks the contract")),
      `The service reported that its own response breaks the contract: ${response.bodyText.slice(0, 500)}`,
    );
    record(request, response);
    return response;
  }
}

// A case can send malformed HTTP, so this parses only the first line.
function parseRequestLine(bytes: string | Uint8Array): SentRequest {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  const [method = "", target = ""] = text.split("\r\n", 1)[0]?.split(" ") ?? [];
  return { method, target };
}

export interface RequestOptions {
  /** null omits the key. */
  readonly key?: string | null;
  /** Override the default headers. A list sends one field per value, null removes the header. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array;
  readonly chunked?: boolean;
}

export interface CallOptions extends RequestOptions {
  readonly method?: string;
  readonly path?: Readonly<Record<string, string | number | bigint>>;
  /** Without the question mark. */
  readonly query?: string;
  readonly json?: unknown;
}

export function buildTarget(operation: OperationId, { path = {}, query }: CallOptions): string {
  const values: Record<string, unknown> = { ...examplesOf(operation).path, ...path };
  const resourcePath = contract.operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  );
  return query === undefined ? resourcePath : `${resourcePath}?${query}`;
}

export function buildBody(operation: OperationId, { body, json }: CallOptions): string | Uint8Array | undefined {
  if (body !== undefined) return body;
  const value = json === undefined ? examplesOf(operation).body : json;
  return value === undefined ? undefined : stringifyJson(value);
}

export function buildHeaders(
  defaultKey: string,
  { key = defaultKey, headers = {} }: RequestOptions,
  hasBody: boolean,
): [string, string][] {
  const allHeaders: NonNullable<RequestOptions["headers"]> = {
    ...(key !== null && { Authorization: `Bearer ${key}` }),
    ...(hasBody && { "Content-Type": "application/json" }),
    ...headers,
  };
  return Object.entries(allHeaders).flatMap(([name, value]) =>
    [value ?? []].flat().map((fieldValue): [string, string] => [name, fieldValue]),
  );
}

/** Returns the first example request of each operation, with its documented status. */
export function exampleRequests() {
  return operationIds.map((operation) => {
    const body = buildBody(operation, {});
    return {
      operation,
      method: contract.operations[operation].method,
      /** Below the base path. */
      path: buildTarget(operation, {}),
      body: body === undefined ? undefined : String(body),
      status: expectSuccess(operation).status,
    };
  });
}

export function parseKey(headers: HttpRequest["headers"] = []): string | undefined {
  const authorization = headers.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return /^bearer +(.+)$/i.exec(authorization ?? "")?.[1];
}

/** Returns the API key of a raw request, which can be malformed HTTP. */
export function parseRawKey(bytes: string | Uint8Array): string | undefined {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  return /^authorization: *bearer +(\S+)/im.exec(text)?.[1];
}
