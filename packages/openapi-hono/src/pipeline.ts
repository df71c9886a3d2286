import type { Context as HonoContext } from "hono";
import { createAnswerer, type Place, type PlainReply } from "./answer.ts";
import type { Contract, OperationEntry } from "./contract.ts";
import type { Awaitable, ReplyHeaderValues } from "./handler.ts";
import type { Admission, MountOptions } from "./mount-contract.ts";
import { createInputReader, type InputReader } from "./read-input.ts";
import { RefusedInput } from "./refusal.ts";
import { createRouter } from "./route.ts";
import { whenReady } from "./when-ready.ts";

interface Route {
  readonly operation: OperationEntry;
  readonly readInput: InputReader;
  readonly handler: (request: object) => Awaitable<PlainReply>;
}

/** The way of a request: admit, route, read and validate, handle, answer. It is synchronous where all that it calls is. */
export function createPipeline<Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
): (request: HonoContext) => Awaitable<Response> {
  const { contract, inputs, admit, onError } = options;
  const { answer, renderRefusal, refuse, refuseInput } = createAnswerer(options);
  const find = createRouter<Route>(Object.values(contract.operations), (operation) => ({
    operation,
    readInput: createInputReader(operation, inputs, contract.limits),
    // A handler's own types are checked where it is written; here all operations are served alike.
    handler: options.handlers[operation.id as keyof typeof options.handlers] as unknown as Route["handler"],
  }));
  const replies = {
    reply: (status: number, body?: unknown, headers: ReplyHeaderValues = {}): PlainReply => ({ status, body, headers }),
    refuse: (code: string, message: string, headers: Record<string, string> = {}): PlainReply =>
      renderRefusal({ code, message, headers }),
  };

  return (c) => whenReady(admit(c), (admission) => routeRequest(c.req.raw, admission));

  function routeRequest(request: Request, admission: Admission<Context, Provided>): Awaitable<Response> {
    const isHead = request.method === "HEAD";
    const unrouted: Place = { operation: undefined, provided: admission.headers, isHead };
    if (admission.refusal) return refuse(unrouted, admission.refusal);
    const { path, query } = splitUrl(request.url, contract.basePath);
    const match = find(path);
    if (!match)
      return refuseInput(
        unrouted,
        new RefusedInput(
          "routeNotFound",
          `There is no resource at ${clip(contract.basePath + path)}. Look into the API's description for the paths that exist.`,
        ),
      );
    const { resource, parameters } = match;
    const route = resource.routes.get(request.method) ?? (isHead ? resource.routes.get("GET") : undefined);
    if (!route)
      return request.method === "OPTIONS"
        ? answer(unrouted, replies.reply(204, undefined, { Allow: resource.allow }))
        : refuseMethod(unrouted, request.method, resource);

    const place: Place = { operation: route.operation, provided: admission.headers, isHead };
    const { context } = admission;
    try {
      const input = route.readInput(request, { path: parameters, query, header: (name) => request.headers.get(name) });
      return whenReady(
        input,
        (given) => (given instanceof RefusedInput ? refuseInput(place, given) : handle(given)),
        fail,
      );
    } catch (error) {
      return fail(error);
    }

    function handle(input: object): Awaitable<Response> {
      try {
        return whenReady(
          route?.handler({ ...input, context, operation: place.operation, ...replies }) as Awaitable<PlainReply>,
          (reply) => answer(place, reply),
          fail,
        );
      } catch (error) {
        return fail(error);
      }
    }

    function fail(error: unknown): Response {
      const refusal = onError?.(error, context as Context);
      if (refusal) return refuse(place, refusal);
      return refuseInput(
        place,
        new RefusedInput(
          "unexpected",
          "The service failed unexpectedly. Retry later, and name the X-Request-Id when you report it.",
        ),
      );
    }
  }

  function refuseMethod(place: Place, method: string, { path, allow }: { path: string; allow: string }): Response {
    const message = `${clip(method)} is not allowed on ${contract.basePath}${path}. Use one of: ${allow}.`;
    return refuseInput(place, new RefusedInput("methodNotAllowed", message, { headers: { Allow: allow } }));
  }
}

/** The path below the base path, still percent-encoded, and the query of an absolute URL. */
function splitUrl(url: string, basePath: string): { path: string; query: string } {
  const pathStart = url.indexOf("/", url.indexOf("://") + 3);
  const queryStart = url.indexOf("?", pathStart);
  const fragmentStart = url.indexOf("#", pathStart);
  const end = fragmentStart < 0 ? url.length : fragmentStart;
  const pathEnd = queryStart < 0 ? end : queryStart;
  return {
    path: url.slice(pathStart + basePath.length, pathEnd) || "/",
    query: queryStart < 0 ? "" : url.slice(queryStart + 1, end),
  };
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
