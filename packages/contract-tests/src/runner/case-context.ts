import assert from "node:assert/strict";
import { contract, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, operationIds } from "../cases/contract-case.ts";
import type { SentRequest } from "../coverage/exchange.ts";
import { contractDocument, examplesOf } from "../document/contract-document.ts";
import type { HttpClient, HttpRequest, HttpResponse } from "../http/http-client.ts";
import { sendRaw } from "../http/http-client.ts";
import type { ResponseValidator, ValidatedRequest } from "../response-validator/create-response-validator.ts";
import type { Service, Target } from "../target.ts";

/** The tools of a case. Every response is validated before the case gets it. */
export type CaseContext = ReturnType<typeof createCaseContext>;

export interface ContextDependencies {
  readonly service: Service;
  readonly client: HttpClient;
  readonly validator: ResponseValidator;
  readonly key: string;
  readonly target: Target;
  /** Called with each valid response and its request. */
  record(request: SentRequest, response: HttpResponse): void;
  /** Called with the violations of a response. If set, the case continues despite them. */
  readonly excuse?: ((violations: readonly string[], response: HttpResponse) => void) | undefined;
}

/** Creates the context of one case on a running service. */
export function createCaseContext(dependencies: ContextDependencies) {
  const { service, client, validator, key, target, record, excuse } = dependencies;
  const { allowsAnyOrigin = false, customMessages = false } = target;
  const { origin, pathname } = new URL(service.baseUrl);

  return {
    service,
    /** A Business key for this case only. */
    key,
    /** Whether pages of every origin may call the service. */
    allowsAnyOrigin,
    /** Whether messages may differ from those of the contract's examples. */
    ownWords: customMessages,
    call,
    send,
    exchange,
  };

  /** Sends a request of an operation. Without options, its examples make the request valid. */
  async function call(operation: OperationId, options: CallOptions = {}): Promise<HttpResponse> {
    const { method = contract.operations[operation].method } = options;
    const body = requestBody(operation, options);
    const takesBody = contract.operations[operation].body !== null;
    return request(operation, method, buildTarget(operation, options), options, body, takesBody);
  }

  /** Sends a request that reaches no operation. @param path below the base path */
  function send(method: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
    return request("unrouted", method, path, options, options.body);
  }

  function request(
    operation: string,
    method: string,
    path: string,
    options: RequestOptions,
    body: RequestOptions["body"],
    takesBody = true,
  ): Promise<HttpResponse> {
    const headers = requestHeaders(key, options, body !== undefined && takesBody);
    const { chunked = false } = options;
    return validated(operation, {
      method,
      target: pathname + path,
      headers,
      chunked,
      ...(body !== undefined && { body }),
    });
  }

  /** Sends bytes on a separate socket. @param operation the operation that they call, if any */
  async function exchange(bytes: string | Uint8Array, operation?: OperationId): Promise<HttpResponse> {
    const response = await paced(keyOfBytes(bytes), () => sendRaw(origin, bytes));
    const line = requestLineOf(bytes);
    return accept(operation ?? "unrouted", { method: line.method }, line, response);
  }

  async function validated(operation: string, request: HttpRequest): Promise<HttpResponse> {
    const hasOrigin = request.headers?.some(([name]) => name.toLowerCase() === "origin") ?? false;
    const response = await paced(keyOf(request.headers), () => client.send(request));
    return accept(operation, { method: request.method, hasOrigin }, request, response);
  }

  async function paced(keySent: string | undefined, send: () => Promise<HttpResponse>): Promise<HttpResponse> {
    await service.remote?.beforeRequest(keySent);
    const response = await send();
    service.remote?.afterResponse(keySent, response);
    return response;
  }

  function accept(
    operation: string,
    validatedRequest: ValidatedRequest,
    request: SentRequest,
    response: HttpResponse,
  ): HttpResponse {
    const violations = validator(operation, validatedRequest, response);
    if (violations.length > 0) {
      assert(excuse, describeViolations(violations, response));
      excuse(violations, response);
      return response;
    }
    // A server in check mode reports an invalid response in a 500, which is itself a valid response.
    assert(
      !(response.status >= 500 && response.bodyText.includes("breaks the contract")),
      `The service reported that its own response breaks the contract: ${response.bodyText.slice(0, 500)}`,
    );
    record(request, response);
    return response;
  }
}

/** Returns the message for a response that breaks the contract. */
export function describeViolations(violations: readonly string[], { bodyText }: HttpResponse): string {
  return `The response breaks the contract:\n${violations.join("\n")}\nBody: ${bodyText.slice(0, 500)}`;
}

// The bytes may not be HTTP, so only their first line is read.
function requestLineOf(bytes: string | Uint8Array): SentRequest {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  const [method = "", target = ""] = text.split("\r\n", 1)[0]?.split(" ") ?? [];
  return { method, target };
}

export interface RequestOptions {
  /** null sends no key. */
  readonly key?: string | null;
  /** Headers that extend or override the default ones. A list sends one field per value; null removes a header. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array;
  readonly chunked?: boolean;
}

export interface CallOptions extends RequestOptions {
  /** Overrides the method of the operation: HEAD for GET. */
  readonly method?: string;
  /** Path parameters as sent. They override the document's examples. */
  readonly path?: Readonly<Record<string, string | number | bigint>>;
  /** The query as sent, without the question mark. */
  readonly query?: string;
  /** A body to serialize as JSON. */
  readonly json?: unknown;
}

/** Returns the path and query below the base path. */
export function buildTarget(operation: OperationId, { path = {}, query }: CallOptions): string {
  const values: Record<string, unknown> = { ...examplesOf(contractDocument, operation).path, ...path };
  const filled = contract.operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return query === undefined ? filled : `${filled}?${query}`;
}

/** Returns the body: as given, else as JSON, else the document's first example if the operation accepts a body. */
export function requestBody(operation: OperationId, { body, json }: CallOptions): string | Uint8Array | undefined {
  if (body !== undefined) return body;
  const value = json === undefined ? examplesOf(contractDocument, operation).body : json;
  return value === undefined ? undefined : stringifyJson(value);
}

/** Returns Authorization, and Content-Type for a body, unless the options override them. */
export function requestHeaders(
  ownKey: string,
  { key = ownKey, headers = {} }: RequestOptions,
  hasBody: boolean,
): [string, string][] {
  const all: NonNullable<RequestOptions["headers"]> = {
    ...(key !== null && { Authorization: `Bearer ${key}` }),
    ...(hasBody && { "Content-Type": "application/json" }),
    ...headers,
  };
  return Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}

/** Returns for each operation the request of its first examples, and its documented status. */
export function exampleRequests() {
  return operationIds.map((operation) => {
    const body = requestBody(operation, {});
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

/** Returns the key of a request, or undefined without a key. */
export function keyOf(headers: HttpRequest["headers"] = []): string | undefined {
  const authorization = headers.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return /^bearer +(.+)$/i.exec(authorization ?? "")?.[1];
}

/** Returns the key in bytes that may not be a request. */
export function keyOfBytes(bytes: string | Uint8Array): string | undefined {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  return /^authorization: *bearer +(\S+)/im.exec(text)?.[1];
}
