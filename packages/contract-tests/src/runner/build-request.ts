import { contract, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { operationIds, succeeds } from "../cases/contract-case.ts";
import { contractDocument, examplesOf } from "../document/contract-document.ts";
import type { HttpRequest } from "../http/http-client.ts";

export interface RequestOptions {
  /** null sends none. */
  readonly key?: string | null;
  /** Headers on top of the usual ones, or in their place; several values are sent as so many fields, null takes one away. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array;
  readonly chunked?: boolean;
}

export interface CallOptions extends RequestOptions {
  /** In place of the operation's own: HEAD for GET. */
  readonly method?: string;
  /** Path parameters as they stand in the path; in place of the document's examples. */
  readonly path?: Readonly<Record<string, string | number | bigint>>;
  /** The query as it stands in the target, without the question mark. */
  readonly query?: string;
  /** A body to write as JSON. */
  readonly json?: unknown;
}

/** Path and query below the base path. */
export function buildTarget(operation: OperationId, { path = {}, query }: CallOptions): string {
  const values: Record<string, unknown> = { ...examplesOf(contractDocument, operation).path, ...path };
  const filled = contract.operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return query === undefined ? filled : `${filled}?${query}`;
}

/** The body: as given, else as JSON, else the document's first example where the operation takes one. */
export function requestBody(operation: OperationId, { body, json }: CallOptions): string | Uint8Array | undefined {
  if (body !== undefined) return body;
  const value = json === undefined ? examplesOf(contractDocument, operation).body : json;
  return value === undefined ? undefined : stringifyJson(value);
}

/** Authorization, and Content-Type with a body, unless the options say otherwise. */
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

/** A request that the contract's examples make, and the status that they document for it. */
export interface ExampleRequest {
  readonly operation: OperationId;
  readonly method: string;
  /** Below the base path. */
  readonly path: string;
  readonly body: string | undefined;
  readonly status: number;
}

/** For each operation the request that its first examples make. */
export function exampleRequests(): ExampleRequest[] {
  return operationIds.map((operation) => {
    const body = requestBody(operation, {});
    return {
      operation,
      method: contract.operations[operation].method,
      path: buildTarget(operation, {}),
      body: body === undefined ? undefined : String(body),
      status: succeeds(operation).status,
    };
  });
}

/** The key that a request is sent with, undefined where it has none. */
export function keyOf(headers: HttpRequest["headers"] = []): string | undefined {
  const authorization = headers.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return /^bearer +(.+)$/i.exec(authorization ?? "")?.[1];
}

/** The key in bytes that need not be a request. */
export function keyOfBytes(bytes: string | Uint8Array): string | undefined {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  return /^authorization: *bearer +(\S+)/im.exec(text)?.[1];
}
