import {
  type HttpRequest,
  type HttpResponse,
  type CaseContext as RequestContext,
  sendRaw,
} from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, operationIds } from "./cases/contract-case.ts";
import { examplesOf, findOperation } from "./contract-document.ts";
import type { Service, Target } from "./target.ts";

export type CaseContext = ReturnType<typeof createCaseContext>;

interface ContextOptions extends Pick<Target, "allowsAnyOrigin" | "customMessages"> {
  readonly service: Service;
  readonly key: string;
}

/** Creates the context of one case. Each response is validated. @param requests sends to the service, without credentials */
export function createCaseContext(
  requests: RequestContext,
  { service, key, allowsAnyOrigin = false, customMessages = false }: ContextOptions,
) {
  const { basePath, baseUrl } = requests;
  return { service, key, allowsAnyOrigin, customMessages, call, send, exchange };

  /** Calls an operation. The contract's examples are the defaults. */
  function call(operation: OperationId, options: CallOptions = {}): Promise<HttpResponse> {
    const { method = contract.operations[operation].method } = options;
    const takesBody = contract.operations[operation].body !== null;
    const body = buildBody(operation, options);
    return sendRequest(operation, method, buildTarget(operation, options), { ...options, body }, takesBody);
  }

  /** Sends a request that matches no operation. @param path below the base path */
  function send(method: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
    return sendRequest(undefined, method, path, options, true);
  }

  async function sendRequest(
    operation: OperationId | undefined,
    method: string,
    path: string,
    options: RequestOptions,
    takesBody: boolean,
  ): Promise<HttpResponse> {
    const { body, chunked = false } = options;
    const headers = buildHeaders(key, options, body !== undefined && takesBody);
    const request = { method, target: basePath + path, headers, chunked, ...(body !== undefined && { body }) };
    const { response } = await requests.send(request, { operation: operation && findOperation(operation) });
    return response;
  }

  /** Sends bytes on a separate socket. They can be malformed HTTP. */
  async function exchange(bytes: string, operation?: OperationId): Promise<HttpResponse> {
    const [method = "", target = ""] = bytes.split("\r\n", 1)[0]?.split(" ") ?? [];
    const [, authorization] = /^authorization: *(.+)$/im.exec(bytes) ?? [];
    const request: HttpRequest = { method, target, headers: authorization ? [["Authorization", authorization]] : [] };
    const transport = requests.connection.transport ?? ((each, next) => next(each));
    const response = await transport(request, () => sendRaw(new URL(baseUrl).origin, bytes));
    requests.check({ operation: operation && findOperation(operation), request, response, baseUrl });
    return response;
  }
}

export interface RequestOptions {
  /** null omits the key. */
  readonly key?: string | null;
  /** Override the default headers. A list sends one field per value, null removes the header. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array | undefined;
  readonly chunked?: boolean;
}

export interface CallOptions extends RequestOptions {
  readonly method?: string;
  readonly path?: Readonly<Record<string, string | number | bigint>>;
  /** Without the question mark. */
  readonly query?: string;
  readonly json?: unknown;
}

function buildTarget(operation: OperationId, { path = {}, query }: CallOptions): string {
  const values: Record<string, unknown> = { ...examplesOf(operation).path, ...path };
  const resourcePath = contract.operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  );
  return query === undefined ? resourcePath : `${resourcePath}?${query}`;
}

function buildBody(operation: OperationId, { body, json }: CallOptions): string | Uint8Array | undefined {
  if (body !== undefined) return body;
  const value = json === undefined ? examplesOf(operation).body : json;
  return value === undefined ? undefined : stringifyJson(value);
}

function buildHeaders(
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
