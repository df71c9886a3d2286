import { AssertionError } from "node:assert";
import type { CoverageRecord } from "./coverage.ts";
import {
  type ApiDocument,
  isNamed,
  isSafe,
  matchOperation,
  type Operation,
  toApiPath,
  withoutSlash,
} from "./document.ts";
import { RequestLimitError, SkipCase, skip, UsageError } from "./errors.ts";
import {
  createHttpClient,
  createHttpResponse,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
  noResponse,
  type ResponseLimits,
} from "./http/http-client.ts";
import { createPacedTransport, createRequestLimit, createRunBudget, type LimitOptions } from "./http/pacing.ts";
import { checkHttpRules, type Exchange, hasHeader } from "./http-rules.ts";
import type { Target } from "./platform/scenario.ts";
import { createValueSource, type RequestValues, toHttpRequest, type ValueSource } from "./requests.ts";
import { createResourceReader, type ResourceReader, type ValidRequestOptions } from "./resources.ts";
import type { SchemaValidator } from "./schema/schema-validator.ts";
import { assertNames, createRedactor, redactResult } from "./setup.ts";
import { describeError } from "./text.ts";
import { createResponseValidator, type Problem, type ResponseOptions } from "./validate-response.ts";

/** A test of one rule of the document or of HTTP. */
export interface ConformanceCase {
  /** Unique: the subject, the operation and the variant, separated by slashes. */
  readonly id: string;
  readonly title: string;
  readonly operation?: Operation | undefined;
  /** The tested part of the document, and its key. */
  readonly node?: object | undefined;
  readonly key?: string | undefined;
  /** Whether the case can create, change or delete data. */
  readonly isWrite: boolean;
  /** Whether the case holds only for operations with logic, such as one that stores what it accepts. @default false */
  readonly needsLogic?: boolean;
  /** Coverage items that the case covers when it passes. */
  readonly covers?: readonly string[];
  /** Sends requests. @throws {CheckFailure} through `context.fail` @throws {SkipCase} through `context.skip` */
  run(context: CaseContext): Promise<void>;
}

/** The credentials, ids and limits of a service. A setup module exports it as its default. */
export interface ConformanceSetup {
  /** Headers of every request, such as credentials. */
  readonly headers?: Readonly<Record<string, string>>;
  /** API keys in the query, by their parameters. Added to the requests of operations that require them. */
  readonly query?: Readonly<Record<string, string>>;
  /** Credentials of other users, by name. They must not access the data of the first user. */
  readonly otherUsers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Credentials by their scopes, separated by spaces: `"books:read books:write"`. An operation that requires another scope rejects them. */
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values of path parameters by name, or by operation: `bookId` or `findBook.bookId`. A function creates a new one for each use. */
  readonly ids?: Readonly<Record<string, unknown | (() => unknown)>>;
  /**
   * Values of parameters and body members that a schema cannot describe, by name or path, or by operation: `status`,
   * `addLoan.borrower.email`. A function creates a new one for each use.
   */
  readonly values?: Readonly<Record<string, unknown | (() => unknown)>>;
  /** Operations that are never called, by operationId or label: `removeBook`, `DELETE /books/{bookId}`. */
  readonly forbidden?: readonly string[];
  /**
   * Operations without logic and why, by operationId or label. Only cases that hold for each handler with documented responses call
   * them. A reason with "no valid example" allows a 501 for valid requests.
   */
  readonly stubs?: Readonly<Record<string, string>>;
  /** Called before the first case. */
  reset?(): Promise<void> | void;
  /** Starts the service of a run without `--base`. */
  start?(): Promise<StartedService> | StartedService;
  /** Further cases, for behaviour that the document does not describe. */
  readonly scenarios?: readonly ConformanceCase[];
  /** Returns the problems of an exchange by rules that the document does not contain. */
  rules?(exchange: Exchange): readonly Problem[];
  /** The statuses of rejected invalid requests. @default 400 to 499 */
  readonly rejectionStatuses?: readonly number[];
  /** Whether undocumented headers are problems, and rules of raw HTTP that popular servers break. @default false */
  readonly isStrict?: boolean;
  /** Whether a complete run fails if the cases do not cover the whole document. @default false */
  readonly isCoverageRequired?: boolean;
  /** Sends each request, for example later or again. @default waits after a 429 */
  readonly transport?: Transport;
  /** Removes secrets from each text of the reports. */
  redact?(text: string): string;
  /** Returns the scenarios of a run with `--keys`. @default those of the platform in the document */
  toScenarios?(target: Target): readonly ConformanceCase[];
}

/** A service that runs. */
export interface StartedService {
  /** The URL with the base path. */
  readonly baseUrl: string;
  readonly setup?: ConformanceSetup;
  /** Rejects with an `AssertionError` if the service found a fault, for example in its log. */
  stop?(): Promise<void> | void;
}

/** Sends a request through `send`, for example later or again. */
export type Transport = (
  request: HttpRequest,
  send: (request: HttpRequest) => Promise<HttpResponse>,
) => Promise<HttpResponse>;

/** A running service. */
export interface Connection {
  /** The URL of the API with its base path. */
  readonly baseUrl: string;
  /** Headers of every request, such as credentials. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly transport?: Transport | undefined;
  /** Checks that report nothing, such as `server-error` if the store of the service fails. */
  readonly ignoredChecks?: readonly string[];
  /** Whether a problem of a response ends the case. @default false */
  readonly failsFast?: boolean;
}

export interface SessionOptions extends ResponseOptions, LimitOptions, ResponseLimits {
  readonly document: ApiDocument;
  /** The URL of the API with its base path. */
  readonly baseUrl: string;
  readonly setup?: ConformanceSetup;
  /** Returns the problems of an exchange by rules that the document does not contain. */
  readonly rules?: (exchange: Exchange) => readonly Problem[];
  /** The statuses of rejected invalid requests. @default 400 to 499 */
  readonly rejectionStatuses?: readonly number[];
  readonly seed: number;
  /** Sends no request that can change data. @default false */
  readonly isReadOnly?: boolean;
  /** Records what the exchanges and the passed cases show. */
  readonly coverage?: CoverageRecord;
  onExchange?(exchange: Exchange): void;
}

/** A broken rule, with the request that shows it. */
export interface Finding extends Problem {
  readonly operation: Operation | undefined;
  readonly exchange?: Exchange | undefined;
}

/** Thrown by a case whose rule is broken. */
class CheckFailure extends AssertionError {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super({ message: finding.message });
    this.finding = finding;
  }
}

/** Credentials of a request: those of the setup, none, or those of another user by name. */
export type Credentials = "own" | "none" | (string & {});

/** The tested part of the document, and its key. */
export type TestedPart = Pick<ConformanceCase, "node" | "key">;

export interface SendOptions {
  readonly operation?: Operation | undefined;
  readonly as?: Credentials;
  /** Whether the response is not validated, because the case does it. */
  readonly isUnchecked?: boolean;
}

export interface EncodedCallOptions extends SendOptions {
  /** @default that of the operation */
  readonly method?: string;
}

export interface CallValidOptions extends ValidRequestOptions, SendOptions {
  /** Replaces parts of the valid request. A parameter with the value undefined is not sent. */
  readonly replace?: Partial<RequestValues>;
}

/** The requests and results of one case. */
export interface CaseContext {
  readonly document: ApiDocument;
  readonly baseUrl: string;
  /** The path of `baseUrl`, without a trailing slash. */
  readonly basePath: string;
  readonly connection: Connection;
  readonly setup: ConformanceSetup;
  readonly isReadOnly: boolean;
  /** Whether responses must not have undocumented members. */
  readonly isClosed: boolean;
  readonly rejectionStatuses: readonly number[] | undefined;
  readonly caseId: string;
  readonly values: ValueSource;
  readonly resources: ResourceReader;
  /** Returns why an operation has no logic; undefined if it has. */
  findStub(operation: Operation): string | undefined;
  /** Validates a value of a response. Objects can have undocumented members. */
  readonly validate: SchemaValidator;
  /** Sends a request unchanged, through the transport of the connection. @throws {NoResponseError} */
  transmit(request: HttpRequest): Promise<HttpResponse>;
  /** Sends a request unchanged, with the headers of the setup. Validates the response. */
  send(request: HttpRequest, options?: SendOptions): Promise<Exchange>;
  /** Returns a context that sends requests to another service. Its findings belong to the same case. */
  connect(connection: Connection): CaseContext;
  /** Validates the response of an exchange. @param isUnchecked whether only the rules of HTTP apply to it */
  check(exchange: Exchange, isUnchecked?: boolean): void;
  /** Sends a valid request of an operation. Validates the response. */
  callValid(operation: Operation, options?: CallValidOptions): Promise<Exchange>;
  /** Encodes and sends a request of an operation. Validates the response. */
  call(operation: Operation, values: RequestValues, options?: EncodedCallOptions): Promise<Exchange>;
  /** Ends the case with a finding. @param exchange shows it, by default the last one of the case */
  fail(check: string, message: string, exchange?: Exchange, part?: TestedPart): never;
  /** Adds a finding. The case continues. */
  report(check: string, message: string, exchange: Exchange): void;
  /** Skips the case. @param requirement completes the sentence "needs …" */
  skip(requirement: string): never;
}

interface CaseRun extends Pick<CaseContext, "connect"> {
  readonly conformanceCase: ConformanceCase;
  readonly findings: Finding[];
  /** A failure of a case is probably about its last exchange. */
  lastExchange: Exchange | undefined;
}

export interface Session {
  /** Runs a case. @returns its findings, or the reason why it was skipped */
  run(conformanceCase: ConformanceCase): Promise<CaseResult>;
  close(): void;
}

// A service that hangs would take the timeout of each request.
const maxFailuresInARow = 5;
// Findings are in memory until the end of a run.
const maxStoredBytes = 64 * 1024;

/** Creates a session with a service. It sends requests, validates each response and collects the findings. */
export function createSession(options: SessionOptions): Session {
  const { document, baseUrl, setup = {}, seed, isReadOnly = false } = options;
  const { rules = setup.rules ?? (() => []), rejectionStatuses = setup.rejectionStatuses } = options;
  const { isStrict = setup.isStrict ?? false } = options;
  assertNames(document, setup);
  const { validateResponse, validateOpen } = createResponseValidator(document, { ...options, isStrict });
  const values = createValueSource(document, seed);
  const redact = createRedactor(setup);
  const limit = createRequestLimit(options);
  const client = createHttpClient(new URL(baseUrl).origin, options);
  const { timeoutMs, maxResponseBytes } = options;
  const sendInBudget = createRunBudget({ timeoutMs, maxResponseBytes, operationCount: document.operations.length });
  let failuresInARow = 0;
  const mainConnection: Connection = {
    baseUrl,
    headers: setup.headers,
    transport: setup.transport ?? createPacedTransport(options.time, { earnsWaits: options.rate === undefined }),
  };
  return { run, close: client.close };

  function findStub(operation: Operation): string | undefined {
    return Object.entries(setup.stubs ?? {}).find(([name]) => isNamed(operation, name))?.[1];
  }

  async function run(conformanceCase: ConformanceCase): Promise<CaseResult> {
    const startedAt = performance.now();
    const findings: Finding[] = [];
    const otherClients: HttpClient[] = [];
    let skipReason: string | undefined;
    const connect = (connection: Connection) => {
      const otherClient = createHttpClient(new URL(connection.baseUrl).origin, options);
      otherClients.push(otherClient);
      return createContext(caseRun, connection, otherClient);
    };
    const caseRun: CaseRun = { conformanceCase, findings, lastExchange: undefined, connect };
    const addFailure = (check: string, message: string) =>
      findings.push(toFinding(conformanceCase, check, message, caseRun.lastExchange));
    try {
      await conformanceCase.run(createContext(caseRun, mainConnection, client));
    } catch (error) {
      if (error instanceof SkipCase) skipReason = error.message;
      else if (error instanceof CheckFailure) findings.push(error.finding);
      else if (error instanceof AssertionError) addFailure("scenario", error.message);
      else if (endingErrors.some((type) => error instanceof type)) throw error;
      // Another error after a finding is its consequence.
      else if (findings.length === 0) addFailure("case-error", `the case threw ${describeError(error)}`);
    } finally {
      for (const otherClient of otherClients) otherClient.close();
    }
    if (findings.length === 0 && skipReason === undefined) options.coverage?.addPassed(conformanceCase);
    const result = {
      case: conformanceCase,
      findings: findings.map(withShortResponse),
      skipReason,
      seconds: (performance.now() - startedAt) / 1000,
    };
    return setup.redact ? redactResult(result, redact) : result;
  }

  function createContext(caseRun: CaseRun, connection: Connection, httpClient: HttpClient): CaseContext {
    const { conformanceCase, findings, connect } = caseRun;
    const { ignoredChecks = [], headers: ownHeaders = {} } = connection;
    const connectionTransport: Transport = connection.transport ?? ((request, send) => send(request));
    const transmit = (request: HttpRequest) =>
      connectionTransport(request, (sent) => limit(() => sendInBudget(sent, httpClient.send)));
    const basePath = withoutSlash(new URL(connection.baseUrl).pathname);
    const context = {
      document,
      baseUrl: connection.baseUrl,
      basePath,
      connection,
      transmit,
      setup: { ...setup, headers: ownHeaders, isStrict },
      values,
      isReadOnly,
      rejectionStatuses,
      caseId: conformanceCase.id,
      send,
      check,
      findStub,
      connect,
      call,
      callValid,
      fail,
      report,
      skip,
      isClosed: options.isClosed ?? true,
      validate: validateOpen,
    };
    const resources = createResourceReader(context);
    return { ...context, resources };

    async function call(operation: Operation, requestValues: RequestValues, sendOptions: EncodedCallOptions = {}) {
      const request = await toHttpRequest(operation, requestValues, basePath);
      const { method = request.method } = sendOptions;
      return send({ ...request, method }, { operation, ...sendOptions });
    }

    async function callValid(operation: Operation, { replace = {}, ...callOptions }: CallValidOptions = {}) {
      const request = await resources.createRequest(operation, callOptions);
      const parameters = new Map([...request.parameters, ...(replace.parameters ?? [])]);
      return call(operation, { ...request, ...replace, parameters }, callOptions);
    }

    async function send(request: HttpRequest, { operation, as = "own", isUnchecked = false }: SendOptions = {}) {
      if (isReadOnly && !isSafe(request)) skip("a run without --read-only");
      const path = toApiPath(request.target, connection.baseUrl);
      const called = operation ?? matchOperation(document, request.method, path);
      const isCalled = called?.method === request.method;
      const forbidden = isCalled ? setup.forbidden?.find((name) => isNamed(called, name)) : undefined;
      if (forbidden) skip(`${forbidden} to be allowed`);
      const isLogic = conformanceCase.needsLogic || called !== conformanceCase.operation;
      if (called && isLogic && findStub(called) !== undefined) skip(`an implementation of ${called.label}`);
      const base = { operation, request: withCredentials(request, as, called), baseUrl: connection.baseUrl };
      const response = await transmit(base.request).catch((error: unknown) => {
        if (!(error instanceof NoResponseError) || error.isUnreachable) throw error;
        failuresInARow += 1;
        if (failuresInARow > maxFailuresInARow) throw error;
        const name = error.isTooLarge ? "response-size" : "no-response";
        fail(name, `no valid HTTP response: ${error.message}`, { ...base, response: noResponse });
      });
      failuresInARow = 0;
      if (!response) throw new TypeError("transport must return the response of send");
      const exchange: Exchange = { ...base, response };
      check(exchange, isUnchecked);
      return exchange;
    }

    function check(exchange: Exchange, isUnchecked = false): void {
      const { operation, request, response } = exchange;
      caseRun.lastExchange = exchange;
      options.coverage?.add(exchange);
      options.onExchange?.(exchange);
      if (response.status === 501 && operation && lacksExample(findStub(operation))) return;
      const ownProblems = rules(exchange);
      if (!Array.isArray(ownProblems)) throw new TypeError("rules must return a list of problems");
      const problems = [
        ...(isUnchecked ? [] : validateResponse(operation, request, response)),
        ...checkHttpRules(document, exchange),
        ...ownProblems,
      ].filter((problem) => !ignoredChecks.includes(problem.check));
      // A failure of the server is one problem, although its status is probably not documented either.
      const isFailure = problems.some((problem) => problem.check === "server-error");
      const found = problems
        .filter((problem) => !(isFailure && problem.check === "undocumented-status"))
        .map((problem): Finding => ({ ...problem, operation, exchange }));
      if (connection.failsFast && found[0]) throw new CheckFailure(found[0]);
      findings.push(...found);
    }

    function withCredentials(request: HttpRequest, as: Credentials, called: Operation | undefined): HttpRequest {
      const isOwn = as === "own" && connection.headers === setup.headers;
      const query = isOwn ? Object.entries(setup.query ?? {}) : [];
      // A case can repeat a request, or follow a link of the service.
      const sent = new URLSearchParams(request.target.split("?")[1]);
      const target = query
        .filter(([name]) => called?.queryKeys.includes(name) && !sent.has(name))
        .reduce(
          (url, [name, key]) => `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: key })}`,
          request.target,
        );
      const credentials = Object.entries(as === "own" ? ownHeaders : (setup.otherUsers?.[as] ?? {}));
      const added = credentials.filter(([name]) => !hasHeader(request, name.toLowerCase()));
      return { ...request, target, headers: [...added, ...(request.headers ?? [])] };
    }

    function fail(name: string, message: string, exchange = caseRun.lastExchange, part?: TestedPart): never {
      throw new CheckFailure(toFinding(conformanceCase, name, message, exchange, part));
    }

    function report(name: string, message: string, exchange: Exchange): void {
      findings.push(toFinding(conformanceCase, name, message, exchange));
    }
  }
}

/** Returns whether a stub fails because the document has no valid example. */
export function lacksExample(stub: string | undefined): boolean {
  return stub?.includes("no valid example") ?? false;
}

function withShortResponse(finding: Finding): Finding {
  const { exchange } = finding;
  if (!exchange || exchange.response.bytes.byteLength <= maxStoredBytes) return finding;
  const { status, headers, bytes } = exchange.response;
  // A part of a Buffer would hold all its memory.
  const response = createHttpResponse(status, [...headers].flat(), new Uint8Array(bytes.subarray(0, maxStoredBytes)));
  return { ...finding, exchange: { ...exchange, response } };
}

// After these, no further case can run.
const endingErrors = [RequestLimitError, NoResponseError, UsageError];

function toFinding(
  conformanceCase: ConformanceCase,
  check: string,
  message: string,
  exchange?: Exchange,
  { node, key }: TestedPart = conformanceCase,
): Finding {
  return { check, message, node, key, operation: exchange?.operation ?? conformanceCase.operation, exchange };
}

export interface CaseResult {
  readonly case: ConformanceCase;
  readonly findings: readonly Finding[];
  readonly skipReason: string | undefined;
  readonly seconds: number;
}
