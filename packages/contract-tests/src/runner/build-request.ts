import { contract, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { contractDocument } from "../document/contract-document.ts";
import { examplesOf } from "../document/examples-of.ts";

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
