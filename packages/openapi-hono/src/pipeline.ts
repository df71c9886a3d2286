import { createAnswerer, createReply, type Place, type PlainReply } from "./answer.ts";
import { checkScopes } from "./check-scopes.ts";
import { clip } from "./clip.ts";
import type { Contract, OperationEntry } from "./contract.ts";
import type { Awaitable } from "./handler.ts";
import type { Answer, Pipeline, ReceivedRequest } from "./message.ts";
import type { Admission, MountOptions } from "./mount-options.ts";
import { createInputReader, type InputReader, type ReadInput } from "./read-input.ts";
import type { ParameterSource } from "./read-parameters.ts";
import { RefusedInput } from "./refusal.ts";
import { replyFunction } from "./reply-content.ts";
import { createRouter } from "./route.ts";
import { sendable } from "./sendable.ts";
import { splitTarget } from "./split-target.ts";
import { attempt, whenReady } from "./when-ready.ts";

interface Route {
  readonly operation: OperationEntry;
  readonly readInput: InputReader;
  readonly handler: (request: object) => Awaitable<PlainReply>;
  readonly reply: typeof createReply;
}

/** The way of a request: admit, route, read and validate, handle, answer. It is synchronous where all that it calls is. */
export function createPipeline<Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
): Pipeline {
  const { contract, inputs, admit, beforeHandler, onError, remembersTargets = true } = options;
  const { answer, renderRefusal, refuse, refuseInput } = createAnswerer(options);
  const find = createRouter<Route>(Object.values(contract.operations), (operation) => ({
    operation,
    readInput: createInputReader(operation, { inputs, limits: contract.limits, remembersTargets }),
    // A handler's own types are checked where it is written; here all operations are served alike.
    handler: options.handlers[operation.id as keyof typeof options.handlers] as unknown as Route["handler"],
    reply: replyFunction(operation),
  }));
  const replies = {
    refuse: (code: string, message: string, headers: Record<string, string> = {}): PlainReply =>
      renderRefusal({ code, message, headers }),
  };

  return (request) => whenReady(admit(request), (admission) => routeRequest(request, admission));

  function routeRequest(request: ReceivedRequest, admission: Admission<Context, Provided>): Awaitable<Answer> {
    const isHead = request.method === "HEAD";
    const outside: Place = { operation: undefined, provided: admission.headers, request };
    if (admission.refusal) return refuse(outside, admission.refusal);

    const { path, query } = splitTarget(request.target, contract.basePath);
    const match = find(path || "/");
    if (!match) return refuseInput(outside, noResource(contract.basePath + path));
    const { routes, allow } = match.resource;
    const route = routes.get(request.method) ?? (isHead ? routes.get("GET") : undefined);
    if (!route && request.method === "OPTIONS") return answer(outside, createReply(204, undefined, { Allow: allow }));
    if (!route)
      return refuseInput(outside, wrongMethod(request.method, contract.basePath + match.resource.path, allow));

    if (request.findings) request.findings.operation = route.operation.id;
    const place: Place = { operation: route.operation, provided: admission.headers, request };
    const missingScope = admission.scopes && checkScopes(route.operation, admission.scopes);
    if (missingScope) return refuseInput(place, missingScope);
    return serve({ place, route, source: { request, path: match.parameters, query }, context: admission.context });
  }

  function serve(routed: Routed<Context>): Awaitable<Answer> {
    return attempt(
      () => whenReady(routed.route.readInput(routed.source), (input) => handle(routed, input)),
      (error) => fail(routed, error),
    );
  }

  function handle(routed: Routed<Context>, input: ReadInput | RefusedInput): Awaitable<Answer> {
    const { place, route, source, context } = routed;
    if (input instanceof RefusedInput) return refuseInput(place, input);
    return whenReady(beforeHandler?.(source.request, context, route.operation), () =>
      whenReady(route.handler(handlerRequest(route, input, context)), (given) => sendable(answer(place, given))),
    );
  }

  function fail({ place, context }: Routed<Context>, error: unknown): Answer {
    const refusal = onError?.(error, context);
    return refusal ? refuse(place, refusal) : refuseInput(place, unexpected);
  }

  // Written out rather than spread: this is the object of every request, and so it is made in a tenth of the time.
  function handlerRequest({ operation, reply }: Route, input: ReadInput, context: Context): object {
    const { query, path, header, cookie, body, mediaType, bodyBytes } = input;
    const { refuse } = replies;
    return { query, path, header, cookie, body, mediaType, bodyBytes, context, operation, reply, refuse };
  }
}

interface Routed<Context> {
  readonly place: Place;
  readonly route: Route;
  readonly source: ParameterSource;
  readonly context: Context;
}

const unexpected = new RefusedInput("unexpected", "The service failed unexpectedly. Retry later.");

function noResource(path: string): RefusedInput {
  const message = `There is no resource at ${clip(path, 200)}. Look into the API's description for the paths that exist.`;
  return new RefusedInput("routeNotFound", message);
}

function wrongMethod(method: string, path: string, allow: string): RefusedInput {
  const message = `${clip(method, 200)} is not allowed on ${path}. Use one of: ${allow}.`;
  return new RefusedInput("methodNotAllowed", message, { headers: { Allow: allow } });
}
