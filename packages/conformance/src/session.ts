import { AssertionError } from "node:assert";
import { type ApiDocument, type Operation, toPathPattern } from "./document.ts";
import {
  createHttpClient,
  createHttpResponse,
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
} from "./http/http-client.ts";
import { checkHttpRules, type Exchange } from "./http-rules.ts";
import { createValueSource, type RequestValues, toHttpRequest, type ValueSource } from "./requests.ts";
import { createResourceReader, type ResourceReader, type ValidRequestOptions } from "./resources.ts";
import type { SchemaValidator } from "./schema/schema-validator.ts";
import { createResponseValidator, type Problem, type ResponseOptions } from "./validate-response.ts";

/** A test of one rule of the document or of HTTP. */
export interface ConformanceCase {
  /** Unique: the subject, the operation and the variant, separated by slashes. */
  readonly id: string;
  readonly title: string;
  readonly operation?: Operation;
  /** The tested part of the document, and its key. */
  readonly node?: object | undefined;
  readonly key?: string;
  /** Whether the case can create, change or delete data. */
  readonly isWrite: boolean;
  /** Coverage items that the case covers when it passes. */
  readonly covers?: readonly string[];
  /** Sends requests. @throws {CheckFailure} through `context.fail` @throws {SkipCase} through `context.skip` */
  run(context: CaseContext): Promise<void>;
}

/** The credentials, ids and limits of a service. A setup module exports it as its default. */
export interface ConformanceSetup {
  /** Headers of every request, such as credentials. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Credentials of other users, by name. They must not access the data of the first user. */
  readonly otherUsers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values of path parameters by name, or by operation: `bookId` or `findBook.bookId`. A function creates a new one for each use. */
  readonly ids?: Readonly<Record<string, unknown | (() => unknown)>>;
  /** Operations that are never called, by operationId or label: `removeBook`, `DELETE /books/{bookId}`. */
  readonly forbidden?: readonly string[];
  /** Called before the first case, and again after each case that writes if `resetAfterWrites` is set. */
  reset?(): Promise<void> | void;
  readonly resetAfterWrites?: boolean;
}

export interface SessionOptions extends ResponseOptions {
  readonly document: ApiDocument;
  /** The URL of the API with its base path. */
  readonly baseUrl: string;
  readonly setup?: ConformanceSetup;
  readonly seed: number;
  /** Sends no request that can change data. @default false */
  readonly isReadOnly?: boolean;
  /** Requests per second. @default unlimited */
  readonly rate?: number;
  /** @default unlimited */
  readonly maxRequests?: number;
  /** Timeout of a response in milliseconds. @default 10_000 */
  readonly timeoutMs?: number;
  onExchange?(exchange: Exchange): void;
}

/** A broken rule, with the request that shows it. */
export interface Finding extends Problem {
  readonly operation: Operation | undefined;
  readonly exchange?: Exchange | undefined;
}

/** Thrown by a case whose rule is broken. */
export class CheckFailure extends AssertionError {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super({ message: finding.message });
    this.finding = finding;
  }
}

/** Thrown by a case that cannot run. The message completes the sentence "needs …". */
export class SkipCase extends Error {
  override readonly name = "SkipCase";
}

/** The limit of requests is reached. */
export class RequestLimitError extends Error {
  override readonly name = "RequestLimitError";
}

/** Credentials of a request: those of the setup, none, or those of another user by name. */
export type Credentials = "own" | "none" | (string & {});

/** The tested part of the document, and its key. */
export type Place = Pick<ConformanceCase, "node" | "key">;

export interface SendOptions {
  readonly operation?: Operation | undefined;
  readonly as?: Credentials;
  /** Whether the response is not validated, because the case does it. */
  readonly isUnchecked?: boolean;
}

export interface CallValidOptions extends ValidRequestOptions, SendOptions {
  change?(request: RequestValues): RequestValues;
}

/** The requests and results of one case. */
export interface CaseContext {
  readonly document: ApiDocument;
  readonly baseUrl: string;
  /** The path of `baseUrl`, without a trailing slash. */
  readonly basePath: string;
  readonly setup: ConformanceSetup;
  readonly isReadOnly: boolean;
  readonly caseId: string;
  readonly values: ValueSource;
  readonly resources: ResourceReader;
  /** Validates a value of a response. Objects can have undocumented members. */
  readonly validate: SchemaValidator;
  /** Sends a request unchanged, with the headers of the setup. Validates the response. */
  send(request: HttpRequest, options?: SendOptions): Promise<Exchange>;
  /** Sends a valid request of an operation. Validates the response. @param options `change` changes the request */
  callValid(operation: Operation, options?: CallValidOptions): Promise<Exchange>;
  /** Encodes and sends a request of an operation. Validates the response. */
  call(operation: Operation, values: RequestValues, options?: SendOptions & { method?: string }): Promise<Exchange>;
  /** Ends the case with a finding. */
  fail(check: string, message: string, exchange?: Exchange, place?: Place): never;
  /** Adds a finding. The case continues. */
  report(check: string, message: string, exchange: Exchange): void;
  /** Skips the case. @param requirement completes the sentence "needs …" */
  skip(requirement: string): never;
}

export type Session = ReturnType<typeof createSession>;

// A stream can be endless. The case of its events reads longer.
const eventTimeoutMs = 100;
const noResponse = createHttpResponse(0, [], new Uint8Array());
const maxRetries = 3;
const maxRetryAfterMs = 61_000;

/** Creates a session with a service. It sends requests, validates each response and collects the findings. */
export function createSession(options: SessionOptions) {
  const { document, baseUrl, setup = {}, seed, isReadOnly = false, rate, maxRequests = Infinity, timeoutMs } = options;
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, "");
  const client = createHttpClient(new URL(baseUrl).origin, timeoutMs);
  const { validateResponse, validateOpen } = createResponseValidator(document, options);
  const values = createValueSource(document, seed);
  const counts = { requests: 0 };
  let nextSendAt = 0;

  const session = {
    document,
    baseUrl,
    basePath,
    setup,
    seed,
    isReadOnly,
    values,
    counts,
    createContext,
    run,
    close: client.close,
  };
  return session;

  /** Runs a case. @returns its findings, or the reason why it was skipped */
  async function run(conformanceCase: ConformanceCase): Promise<CaseResult> {
    const startedAt = performance.now();
    const findings: Finding[] = [];
    const toResult = (reason?: string): CaseResult => ({
      case: conformanceCase,
      findings,
      skipReason: reason,
      seconds: (performance.now() - startedAt) / 1000,
    });
    try {
      await conformanceCase.run(createContext(conformanceCase, findings));
      return toResult();
    } catch (error) {
      if (error instanceof CheckFailure) findings.push(error.finding);
      else if (error instanceof SkipCase) return toResult(error.message);
      else throw error;
      return toResult();
    } finally {
      if (conformanceCase.isWrite && setup.resetAfterWrites) await setup.reset?.();
    }
  }

  function createContext(
    conformanceCase: Pick<ConformanceCase, "id" | "operation" | "node" | "key">,
    findings: Finding[],
  ): CaseContext {
    const context: CaseContext = {
      document,
      baseUrl,
      basePath,
      setup,
      values,
      isReadOnly,
      caseId: conformanceCase.id,
      send,
      call,
      callValid,
      fail,
      report,
      skip,
      validate: validateOpen,
      resources: createResourceReader(() => context),
    };
    return context;

    async function call(
      operation: Operation,
      requestValues: RequestValues,
      sendOptions: SendOptions & { method?: string } = {},
    ): Promise<Exchange> {
      const request = await toHttpRequest(operation, requestValues, basePath);
      const { method = request.method } = sendOptions;
      return send({ ...request, method }, { operation, ...sendOptions });
    }

    async function callValid(
      operation: Operation,
      { change = (request) => request, ...callOptions }: CallValidOptions = {},
    ): Promise<Exchange> {
      const request = await context.resources.createRequest(operation, callOptions);
      return call(operation, change(request), callOptions);
    }

    async function send(
      request: HttpRequest,
      { operation, as = "own", isUnchecked = false }: SendOptions = {},
    ): Promise<Exchange> {
      const isSafe = ["GET", "HEAD", "OPTIONS"].includes(request.method);
      if (isReadOnly && !isSafe) skip("a run without --read-only");
      const forbidden = findForbidden(operation ?? findOperation(request), request.method);
      if (forbidden) skip(`${forbidden} to be allowed`);
      const prepared = withCredentials(request, as);
      const response = await sendPaced({ events: { timeoutMs: eventTimeoutMs }, ...prepared }).catch(
        (error: unknown) => {
          if (!(error instanceof NoResponseError) || error.isUnreachable) throw error;
          const exchange = { operation, request: prepared, response: noResponse, baseUrl };
          fail("no-response", `no valid HTTP response: ${error.message}`, exchange);
        },
      );
      const exchange: Exchange = { operation, request: prepared, response, baseUrl };
      options.onExchange?.(exchange);
      const problems = [
        ...(isUnchecked ? [] : validateResponse(operation, request, response)),
        ...checkHttpRules(document, exchange),
      ];
      for (const problem of problems) findings.push({ ...problem, operation, exchange });
      return exchange;
    }

    function fail(check: string, message: string, exchange?: Exchange, place: Place = conformanceCase): never {
      throw new CheckFailure(toFinding(check, message, exchange, place));
    }

    function report(check: string, message: string, exchange: Exchange): void {
      findings.push(toFinding(check, message, exchange, conformanceCase));
    }

    function toFinding(check: string, message: string, exchange: Exchange | undefined, { node, key }: Place): Finding {
      const operation = exchange?.operation ?? conformanceCase.operation;
      return { check, message, node, ...(key !== undefined && { key }), operation, exchange };
    }
  }

  function withCredentials(request: HttpRequest, as: Credentials): HttpRequest {
    const own = Object.entries(setup.headers ?? {});
    const other = as === "own" ? own : Object.entries(setup.otherUsers?.[as] ?? {});
    const hasHeader = (name: string) => request.headers?.some(([key]) => key.toLowerCase() === name.toLowerCase());
    return { ...request, headers: [...other.filter(([name]) => !hasHeader(name)), ...(request.headers ?? [])] };
  }

  async function sendPaced(request: HttpRequest): Promise<HttpResponse> {
    for (let attempt = 0; ; attempt += 1) {
      if (counts.requests >= maxRequests)
        throw new RequestLimitError(`${maxRequests} requests were sent. Raise --max-requests to run all cases.`);
      counts.requests += 1;
      if (rate !== undefined) {
        const now = performance.now();
        nextSendAt = Math.max(now, nextSendAt) + 1000 / rate;
        if (nextSendAt - now > 1000 / rate) await sleep(nextSendAt - now - 1000 / rate);
      }
      const response = await client.send(request);
      const waitMs = Number(response.headers.get("retry-after")) * 1000;
      const canRetry = response.status === 429 && attempt < maxRetries && waitMs > 0 && waitMs <= maxRetryAfterMs;
      if (!canRetry) return response;
      await sleep(waitMs);
    }
  }

  function findOperation({ method, target }: HttpRequest): Operation | undefined {
    const path = (target.split("?")[0] ?? "").slice(basePath.length);
    return document.operations.find(
      (operation) => operation.method === method && toPathPattern(operation.path).test(path),
    );
  }

  function findForbidden(operation: Operation | undefined, method: string): string | undefined {
    if (!operation || operation.method !== method) return undefined;
    return setup.forbidden?.find((name) => name === operation.id || name === operation.label);
  }
}

export interface CaseResult {
  readonly case: ConformanceCase;
  readonly findings: readonly Finding[];
  readonly skipReason: string | undefined;
  readonly seconds: number;
}

export function skip(requirement: string): never {
  throw new SkipCase(requirement);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
