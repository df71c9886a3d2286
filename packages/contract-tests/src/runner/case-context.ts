import assert from "node:assert/strict";
import { contract, type OperationId } from "@animal-store/contract";
import type { SentRequest } from "../coverage/exchange.ts";
import { exchangeBytes } from "../http/exchange-bytes.ts";
import type { Answer, HttpClient, HttpRequest } from "../http/http-client.ts";
import type { Judge, JudgedRequest } from "../judge/create-judge.ts";
import type { Service, Target } from "../target.ts";
import {
  buildTarget,
  type CallOptions,
  keyOf,
  keyOfBytes,
  type RequestOptions,
  requestBody,
  requestHeaders,
} from "./build-request.ts";

/** What a case works with. Every answer is judged before the case sees it. */
export interface CaseContext {
  readonly service: Service;
  /** A key of this case alone: a Business one. */
  readonly key: string;
  /** Whether pages of every origin may call the service. */
  readonly allowsAnyOrigin: boolean;
  /** Whether messages need not be those of the contract's examples. */
  readonly ownWords: boolean;
  /** Sends an operation's request; without options one that its examples make valid. */
  call(operation: OperationId, options?: CallOptions): Promise<Answer>;
  /** Sends a request that reaches no operation. @param path below the base path */
  send(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** Sends bytes on a socket of their own. @param operation that they ask for, where they reach one */
  exchange(bytes: string | Uint8Array, operation?: OperationId): Promise<Answer>;
}

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
export function createCaseContext(dependencies: ContextDependencies): CaseContext {
  const { service, client, judge, key, target, record, excuse } = dependencies;
  const { allowsAnyOrigin = false, ownWords = false } = target;
  const { origin, pathname } = new URL(service.baseUrl);

  return { service, key, allowsAnyOrigin, ownWords, call, send, exchange };

  async function call(operation: OperationId, options: CallOptions = {}): Promise<Answer> {
    const { method = contract.operations[operation].method, chunked = false } = options;
    const body = requestBody(operation, options);
    const headers = requestHeaders(key, options, body !== undefined && contract.operations[operation].body !== null);
    return judged(operation, {
      method,
      target: pathname + buildTarget(operation, options),
      headers,
      chunked,
      ...(body !== undefined && { body }),
    });
  }

  function send(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { body, chunked = false } = options;
    const headers = requestHeaders(key, options, body !== undefined);
    return judged("unrouted", {
      method,
      target: pathname + path,
      headers,
      chunked,
      ...(body !== undefined && { body }),
    });
  }

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
