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
function serve(exchange: Exchange, app: PipelineApp): Awaitable<PipelineResponse> {
  try {
    const response =
      admit(exchange, app) ?? // calls the app's `admit`: request id, API key, rate limit
      route(exchange, app) ?? // finds the operation by path and method, and checks the scopes of the caller
      authenticate(exchange, app) ?? // calls the app's `authenticate`, in an app without `admit`
      validate(exchange, app) ?? // parses and validates the parameters and the body
      handle(exchange, app); // calls `beforeHandler` and the handler, and sends the reply
    if (!isPromise(response)) return response;
    return Promise.resolve(response).then(
      (result) => result ?? serve(exchange, app),
      (error: unknown) => app.responder.respondToError(exchange, error),
    );
  } catch (error) {
    return app.responder.respondToError(exchange, error);
  }
}

/** The response, or undefined to go on to the next station. */
type Outcome = Awaitable<PipelineResponse | undefined>;

/** A request and the results of its stations. Each member is set by the station that it names, and read by later ones. */
class Exchange implements ResponseContext, ParameterSource {
  readonly request: PipelineRequest;
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

  constructor(request: PipelineRequest) {
    this.request = request;
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
    pipeline: (request) => serve(new Exchange(request), app),
    hasPath: (path) => router.find(path) !== undefined,
  };
}

function admit(exchange: Exchange, { options, responder }: PipelineApp): Outcome {
  if (!options.admit || exchange.admission) return undefined;
  return mapAwaitable(options.admit(exchange.request), (admission) => {
    assertAdmission(admission);
    exchange.providedHeaders = admission.headers;
    if (admission.error) return responder.reject(exchange, admission.error);
    exchange.admission = admission;
    exchange.context = admission.context;
    return undefined;
  });
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

function route(exchange: Exchange, app: PipelineApp): PipelineResponse | undefined {
  if (exchange.route) return undefined;
  const { request, admission } = exchange;
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

function authenticate(exchange: Exchange, { options, responder }: PipelineApp): Outcome {
  const { security } = exchange.route;
  if (!options.authenticate || exchange.authentication) return undefined;
  return mapAwaitable(authenticateRequest(security, exchange, options.authenticate), (result) => {
    if (result instanceof PipelineError) return responder.replyPipelineError(exchange, result);
    exchange.authentication = result;
    exchange.context = result.context;
    return undefined;
  });
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

function validate(exchange: Exchange, { responder }: PipelineApp): Outcome {
  if (exchange.input) return undefined;
  const { request, route } = exchange;
  const names = route.requiredPreconditions;
  const isUnconditional = names.length > 0 && names.every((name) => request.header(name.toLowerCase()) === null);
  return mapAwaitable(readInput(route.inputSpec, exchange), (input) => {
    // After all other checks of the request, like the comparison with a precondition (RFC 9110, section 13.2.1).
    if (isUnconditional && (!(input instanceof PipelineError) || isOnlyAbout(input, names)))
      return responder.replyPipelineError(exchange, preconditionRequired(names));
    if (input instanceof PipelineError) return responder.replyPipelineError(exchange, input);
    exchange.input = input;
    return undefined;
  });
}

function handle(exchange: Exchange, app: PipelineApp): Awaitable<PipelineResponse> {
  const { request, context, route } = exchange;
  return mapAwaitable(app.options.beforeHandler?.(request, context, route.operation), (result: unknown) => {
    if (result !== undefined) ignoreRejections(result);
    return mapAwaitable(route.handler(new HandlerRequest(exchange, app)), (reply) => respond(exchange, app, reply));
  });
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
  readonly reply: Route["reply"];
  readonly replyError: Route["replyError"];
  readonly #request: PipelineRequest;
  readonly #responder: Responder;

  constructor({ request, route, input, context }: Exchange, { responder }: PipelineApp) {
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
    this.reply = route.reply;
    this.replyError = route.replyError;
    this.#request = request;
    this.#responder = responder;
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

function respond(exchange: Exchange, { responder }: PipelineApp, reply: SerializedReply): PipelineResponse {
  try {
    if (!isObject(reply))
      throw new TypeError(
        `${exchange.route.operation.id} returned no reply. Return the result of reply or replyError.`,
      );
    return responder.respond(exchange, reply);
  } catch (error) {
    ignoreRejections(reply);
    throw error;
  }
}
