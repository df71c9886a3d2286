import type { Context } from "hono";
import type { OperationEntry, ParameterEntry } from "./contract.ts";
import { type InputSpec, readInput, toInputSpec, type ValidInput } from "./input/read-input.ts";
import type { ParameterSource } from "./input/read-parameters.ts";
import {
  type Awaitable,
  isObject,
  isPromise,
  mapAwaitable,
  type Pipeline,
  type PipelineRequest,
  type PipelineResponse,
} from "./message.ts";
import type { Admission, UntypedOptions } from "./mount-contract.ts";
import { type ErrorReply, PipelineError, toErrorCode, truncate } from "./reply/error-reply.ts";
import { assertEtag, checkPreconditions } from "./reply/etag.ts";
import {
  createReply,
  createReplyFunction,
  type Responder,
  type ResponseContext,
  type SerializedReply,
} from "./reply/responder.ts";
import { assertMembers, ignoreRejections } from "./reply/sendable.ts";
import {
  type Authentication,
  assertScopes,
  authenticateRequest,
  checkScopes,
  type Security,
  toSecurity,
} from "./routing/authenticate.ts";
import { normalizePath, Router, splitTarget, toPathParameters } from "./routing/router.ts";

/**
 * Serves a request at the stations below, in this order. Each returns the response, or undefined to go on to the next one.
 * After a promise, the stations run again, and those that are done return undefined.
 */
function serve(exchange: Exchange): Awaitable<PipelineResponse> {
  try {
    const response =
      admit(exchange) ?? // calls the app's `admit`: request id, API key, rate limit
      route(exchange) ?? // finds the operation by path and method, and checks the scopes of the caller
      authenticate(exchange) ?? // calls the app's `authenticate`, in an app without `admit`
      validate(exchange) ?? // parses and validates the parameters and the body
      handle(exchange); // calls `beforeHandler` and the handler, and sends the reply
    if (!isPromise(response)) return response;
    return Promise.resolve(response).then(
      (result) => result ?? serve(exchange),
      (error: unknown) => exchange.app.responder.respondToError(exchange, error),
    );
  } catch (error) {
    return exchange.app.responder.respondToError(exchange, error);
  }
}

/** The response, or undefined to go on to the next station. */
type Outcome = Awaitable<PipelineResponse | undefined>;

/** A request and the results of its stations. Each member is set by the station that it names, and read by later ones. */
class Exchange implements ResponseContext, ParameterSource {
  readonly request: PipelineRequest;
  readonly app: PipelineApp;
  /** admit */
  admission: Extract<Admission<unknown, string>, { readonly error?: undefined }> | undefined;
  providedHeaders: Readonly<Record<string, string>> = noMembers;
  /** admit or authenticate */
  context: unknown;
  /** route */
  operation: OperationEntry | undefined;
  route!: Route;
  path: Readonly<Record<string, string>> = noMembers;
  query = "";
  /** authenticate */
  authentication: Authentication<unknown> | undefined;
  /** validate */
  input!: ValidInput;

  constructor(request: PipelineRequest, app: PipelineApp) {
    this.request = request;
    this.app = app;
  }
}

const noMembers: Readonly<Record<string, string>> = {};

interface PipelineApp {
  readonly options: UntypedOptions;
  readonly responder: Responder;
  readonly router: Router<Route>;
  readonly basePath: string;
  readonly normalBasePath: string;
}

interface Route {
  readonly operation: OperationEntry;
  readonly inputSpec: InputSpec;
  readonly handler: (request: object) => Awaitable<SerializedReply>;
  readonly reply: typeof createReply;
  readonly replyError: (error: string | number, message: string, headers?: ErrorReply["headers"]) => SerializedReply;
  readonly security: Security;
  /** The preconditions of which a request needs one: those that it documents, if it documents 428 too. */
  readonly requiredPreconditions: readonly string[];
}

/**
 * Creates the pipeline of an app, which is synchronous if the app's functions are.
 * @returns it, and whether the contract has a path below its base path
 */
export function createPipeline(
  options: UntypedOptions,
  basePath: string,
  responder: Responder,
): { readonly pipeline: Pipeline; hasPath(path: string): boolean } {
  const { contract, requestValidators } = options;
  const handlers = options.handlers as unknown as Readonly<Record<string, Route["handler"]>>;
  const router = new Router<Route>(Object.values(contract.operations), (operation) => ({
    operation,
    inputSpec: toInputSpec(operation, requestValidators, { ...contract.limits, ...operation.limits }),
    handler: handlers[operation.id] as Route["handler"],
    reply: createReplyFunction(operation),
    replyError: (error, message, headers = {}) =>
      responder.toErrorReply(
        typeof error === "string"
          ? { code: error, message, headers }
          : { code: toErrorCode(error), status: error, message, headers },
        operation,
      ),
    security: toSecurity(contract, operation),
    requiredPreconditions: listRequiredPreconditions(operation),
  }));
  const app: PipelineApp = { options, responder, router, basePath, normalBasePath: normalizePath(basePath) };
  return {
    pipeline: (request) => serve(new Exchange(request, app)),
    hasPath: (path) => router.find(path) !== undefined,
  };
}

// The stations pass no closures to mapAwaitable: they would be created for each request.
function admit(exchange: Exchange): Outcome {
  const { options } = exchange.app;
  if (!options.admit || exchange.admission) return undefined;
  return mapAwaitable(options.admit(exchange.request), acceptAdmission, exchange);
}

function acceptAdmission(admission: Admission<unknown, string>, exchange: Exchange): PipelineResponse | undefined {
  assertAdmission(admission);
  exchange.providedHeaders = admission.headers;
  if (admission.error) return exchange.app.responder.reject(exchange, admission.error);
  exchange.admission = admission;
  exchange.context = admission.context;
  return undefined;
}

/** @throws {TypeError} for a result of `admit` that the pipeline cannot use */
function assertAdmission(admission: Admission<unknown, string>): void {
  try {
    const { headers } = admission;
    if (!headers)
      throw new TypeError("admit returned no headers. Return an object with headers, and a context or an error.");
    assertMembers(headers);
    if (!admission.error && admission.scopes) assertScopes(admission.scopes);
  } catch (error) {
    ignoreRejections(admission);
    throw error;
  }
}

function route(exchange: Exchange): PipelineResponse | undefined {
  if (exchange.route) return undefined;
  const { request, admission, app } = exchange;
  const { method } = request;
  const { responder, router, basePath, normalBasePath } = app;
  const { path, query } = splitTarget(request.target);
  const match = path.startsWith(normalBasePath) && router.find(path.slice(normalBasePath.length) || "/");
  if (!match) return responder.replyPipelineError(exchange, routeNotFound(path));
  const { routes, allow } = match.resource;
  const found = routes.get(method) ?? (method === "HEAD" ? routes.get("GET") : undefined);
  if (!found && method === "OPTIONS") return responder.respond(exchange, createReply(204, undefined, { Allow: allow }));
  if (!found)
    return responder.replyPipelineError(exchange, methodNotAllowed(method, basePath + match.resource.path, allow));

  const { operation } = found;
  if (request.attributes) request.attributes.operation = operation.id;
  exchange.operation = operation;
  exchange.route = found;
  exchange.path = toPathParameters(match, operation);
  exchange.query = query;
  if (admission?.unauthenticated && found.security.isRequired)
    return responder.reject(exchange, admission.unauthenticated);
  const missingScope = admission?.scopes && checkScopes(operation, admission.scopes);
  return missingScope && responder.replyPipelineError(exchange, missingScope);
}

function routeNotFound(path: string): PipelineError {
  const message = `There is no resource at ${truncate(path, 200)}. See the API reference for the available paths.`;
  return new PipelineError("routeNotFound", message);
}

function methodNotAllowed(method: string, path: string, allow: string): PipelineError {
  const message = `${truncate(method, 200)} is not allowed on ${path}. Use one of: ${allow}.`;
  return new PipelineError("methodNotAllowed", message, { headers: { Allow: allow } });
}

function authenticate(exchange: Exchange): Outcome {
  const { options } = exchange.app;
  if (!options.authenticate || exchange.authentication) return undefined;
  const result = authenticateRequest(exchange.route.security, exchange, options.authenticate);
  return mapAwaitable(result, acceptAuthentication, exchange);
}

function acceptAuthentication(
  result: Authentication<unknown> | PipelineError,
  exchange: Exchange,
): PipelineResponse | undefined {
  if (result instanceof PipelineError) return exchange.app.responder.replyPipelineError(exchange, result);
  exchange.authentication = result;
  exchange.context = result.context;
  return undefined;
}

/** RFC 6585, section 3 */
function listRequiredPreconditions({ parameters, responses }: OperationEntry): string[] {
  const isPrecondition = ({ in: location, name }: ParameterEntry) =>
    location === "header" && /^if-(?:none-)?match$/i.test(name);
  return responses[428] ? parameters.filter(isPrecondition).map(({ name }) => name) : [];
}

function preconditionRequired(names: readonly string[]): PipelineError {
  const message = `The request has no precondition. Send ${names.join(" or ")} with the ETag of the current representation.`;
  return new PipelineError("preconditionRequired", message);
}

/** Returns whether parameters with these names are all that is invalid. */
function isOnlyAbout({ options: { details = [] } }: PipelineError, names: readonly string[]): boolean {
  return details.length > 0 && details.every(({ path }) => names.includes(path));
}

function validate(exchange: Exchange): Outcome {
  if (exchange.input) return undefined;
  return mapAwaitable(readInput(exchange.route.inputSpec, exchange), acceptInput, exchange);
}

function acceptInput(input: ValidInput | PipelineError, exchange: Exchange): PipelineResponse | undefined {
  const { request, app } = exchange;
  const names = exchange.route.requiredPreconditions;
  const isUnconditional = names.length > 0 && names.every((name) => request.header(name.toLowerCase()) === null);
  // After all other checks of the request, like the comparison with a precondition (RFC 9110, section 13.2.1).
  if (isUnconditional && (!(input instanceof PipelineError) || isOnlyAbout(input, names)))
    return app.responder.replyPipelineError(exchange, preconditionRequired(names));
  if (input instanceof PipelineError) return app.responder.replyPipelineError(exchange, input);
  exchange.input = input;
  return undefined;
}

function handle(exchange: Exchange): Awaitable<PipelineResponse> {
  const { request, context, route, app } = exchange;
  const { beforeHandler } = app.options;
  if (!beforeHandler) return callHandler(undefined, exchange);
  return mapAwaitable(beforeHandler(request, context, route.operation), callHandler, exchange);
}

function callHandler(result: unknown, exchange: Exchange): Awaitable<PipelineResponse> {
  if (result !== undefined) ignoreRejections(result);
  return mapAwaitable(exchange.route.handler(new HandlerRequest(exchange)), respond, exchange);
}

/** The request of a handler. A getter of the class costs nothing if a handler does not read it. */
class HandlerRequest {
  readonly query: ValidInput["query"];
  readonly querystring: ValidInput["querystring"];
  readonly path: ValidInput["path"];
  readonly header: ValidInput["header"];
  readonly cookie: ValidInput["cookie"];
  readonly body: ValidInput["body"];
  readonly mediaType: ValidInput["mediaType"];
  readonly bodyBytes: ValidInput["bodyBytes"];
  readonly context: unknown;
  readonly operation: OperationEntry;
  readonly target: string;
  readonly reply: Route["reply"];
  readonly replyError: Route["replyError"];
  readonly #request: PipelineRequest;
  readonly #responder: Responder;

  constructor({ request, route, input, context, app }: Exchange) {
    this.query = input.query;
    this.querystring = input.querystring;
    this.path = input.path;
    this.header = input.header;
    this.cookie = input.cookie;
    this.body = input.body;
    this.mediaType = input.mediaType;
    this.bodyBytes = input.bodyBytes;
    this.context = context;
    this.operation = route.operation;
    this.target = request.target;
    this.reply = route.reply;
    this.replyError = route.replyError;
    this.#request = request;
    this.#responder = app.responder;
  }

  get c(): Context {
    return this.#request.c;
  }

  get checkPreconditions(): (etag: string | null) => SerializedReply | undefined {
    return (etag) => {
      if (etag !== null) assertEtag(etag, this.operation.id);
      const failed = checkPreconditions(this.#request, etag);
      return failed && this.#responder.toPipelineErrorReply(failed);
    };
  }
}

function respond(reply: SerializedReply, exchange: Exchange): PipelineResponse {
  try {
    if (!isObject(reply))
      throw new TypeError(
        `${exchange.route.operation.id} returned no reply. Return the result of reply or replyError.`,
      );
    return exchange.app.responder.respond(exchange, reply);
  } catch (error) {
    ignoreRejections(reply);
    throw error;
  }
}
