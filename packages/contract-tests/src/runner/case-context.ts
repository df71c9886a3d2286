import assert from "node:assert/strict";
import { contract, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { operationIds, succeeds } from "../cases/contract-case.ts";
import type { SentRequest } from "../coverage/exchange.ts";
import { contractDocument, examplesOf } from "../document/contract-document.ts";
import type { Answer, HttpClient, HttpRequest } from "../http/http-client.ts";
import { exchangeBytes } from "../http/http-client.ts";
import type { Judge, JudgedRequest } from "../judge/create-judge.ts";
import type { Service, Target } from "../target.ts";

/** What a case works with. Every answer is judged before the case sees it. */
export type CaseContext = ReturnType<typeof createCaseContext>;

export interface ContextDependencies {
  readonly service: Service;
  readonly client: HttpClient;
  readonly judge: Judge;
  readonly key: string;
  readonly target: Target;
  /** Learns each answer that fits the contract, and what was sent for it. */
  record(request: SentRequest, answer: Answer): void;
  /** Learns what breaks the contract in an answer, where the case is to go on with it all the same. */
  readonly excuse?: ((violations: readonly string[], answer: Answer) => void) | undefined;
}

/** A context for one case, on a running service. */
export function createCaseContext(dependencies: ContextDependencies) {
  const { service, client, judge, key, target, record, excuse } = dependencies;
  const { allowsAnyOrigin = false, ownWords = false } = target;
  const { origin, pathname } = new URL(service.baseUrl);

  return {
    service,
    /** A key of this case alone: a Business one. */
    key,
    /** Whether pages of every origin may call the service. */
    allowsAnyOrigin,
    /** Whether messages need not be those of the contract's examples. */
    ownWords,
    call,
    send,
    exchange,
  };

  /** Sends an operation's request; without options one that its examples make valid. */
  async function call(operation: OperationId, options: CallOptions = {}): Promise<Answer> {
    const { method = contract.operations[operation].method } = options;
    const body = requestBody(operation, options);
    const takesBody = contract.operations[operation].body !== null;
    return request(operation, method, buildTarget(operation, options), options, body, takesBody);
  }

  /** Sends a request that reaches no operation. @param path below the base path */
  function send(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    return request("unrouted", method, path, options, options.body);
  }

  function request(
    operation: string,
    method: string,
    path: string,
    options: RequestOptions,
    body: RequestOptions["body"],
    takesBody = true,
  ): Promise<Answer> {
    const headers = requestHeaders(key, options, body !== undefined && takesBody);
    const { chunked = false } = options;
    return judged(operation, {
      method,
      target: pathname + path,
      headers,
      chunked,
      ...(body !== undefined && { body }),
    });
  }

  /** Sends bytes on a socket of their own. @param operation that they ask for, where they reach one */
  async function exchange(bytes: string | Uint8Array, operation?: OperationId): Promise<Answer> {
    const answer = await paced(keyOfBytes(bytes), () => exchangeBytes(origin, bytes));
    const line = requestLineOf(bytes);
    return accept(operation ?? "unrouted", { method: line.method }, line, answer);
  }

  async function judged(operation: string, request: HttpRequest): Promise<Answer> {
    const hasOrigin = request.headers?.some(([name]) => name.toLowerCase() === "origin") ?? false;
    const answer = await paced(keyOf(request.headers), () => client.send(request));
    return accept(operation, { method: request.method, hasOrigin }, request, answer);
  }

  async function paced(keySent: string | undefined, send: () => Promise<Answer>): Promise<Answer> {
    await service.remote?.beforeRequest(keySent);
    const answer = await send();
    service.remote?.afterAnswer(keySent, answer);
    return answer;
  }

  function accept(operation: string, judgedRequest: JudgedRequest, request: SentRequest, answer: Answer): Answer {
    const violations = judge(operation, judgedRequest, answer);
    if (violations.length > 0) {
      assert(excuse, brokenContract(violations, answer));
      excuse(violations, answer);
      return answer;
    }
    // A server in check mode tells so in a 500, which would fit the contract like any other.
    assert(
      !(answer.status >= 500 && answer.bodyText.includes("breaks the contract")),
      `The service found its own answer to break the contract: ${answer.bodyText.slice(0, 500)}`,
    );
    record(request, answer);
    return answer;
  }
}

/** What is told of an answer that breaks the contract. */
export function brokenContract(violations: readonly string[], { bodyText }: Answer): string {
  return `The answer breaks the contract:\n${violations.join("\n")}\nIt was: ${bodyText.slice(0, 500)}`;
}

// Of bytes that need not be HTTP only the first line tells what they ask for.
function requestLineOf(bytes: string | Uint8Array): SentRequest {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  const [method = "", target = ""] = text.split("\r\n", 1)[0]?.split(" ") ?? [];
  return { method, target };
}

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

/** For each operation the request that its first examples make, and the status that they document for it. */
export function exampleRequests() {
  return operationIds.map((operation) => {
    const body = requestBody(operation, {});
    return {
      operation,
      method: contract.operations[operation].method,
      /** Below the base path. */
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
