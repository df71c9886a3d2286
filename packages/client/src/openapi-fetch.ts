import type { OperationId, paths } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
  type Middleware,
  type ParseAs,
} from "openapi-fetch";
import { documentsHeader, entryAt, type OperationOf } from "./calls.ts";
import { type CallResult, type ErrorResult, requestIdOf, toErrorResult } from "./store-error.ts";

export type { Middleware };

/**
 * Creates a client that has a method for each of HTTP, typed by the contract, with integers that are exact in both directions.
 * @throws {TypeError} when the address or the key can be none
 */
export function createTypedClient({ baseUrl, key, fetch }: TypedClientOptions): TypedClient {
  validateOptions(baseUrl, key);
  const headers = { Authorization: `Bearer ${key}` };
  const sending = fetch && { fetch: async (request: Request) => fetch(request) };
  const client = createClient<paths>({ baseUrl, headers, bodySerializer: stringifyJson, ...sending });
  const refusals = new WeakMap<Response, Response>();
  // openapi-fetch calls the first middleware's onResponse last, so this is the very response that it is going to read.
  client.use({ onResponse: ({ response }) => void (response.ok || refusals.set(response, response.clone())) });

  // openapi-fetch hands a text over as it came, unless it is a refusal's: that is parsed, and rounded, whatever one asks for.
  async function send(
    method: string,
    path: string,
    { parseAs = "json", ...init }: Init = {},
  ): Promise<CallResult<unknown>> {
    const request = client.request as unknown as Send;
    const { data, error, response } = await request(method, path, {
      ...init,
      parseAs: parseAs === "json" ? "text" : parseAs,
    });
    // A middleware that answers by itself is asked by openapi-fetch alone.
    const came = response.ok ? data : ((await refusals.get(response)?.text()) ?? error);
    return {
      ...(response.ok && parseAs !== "json" ? { data } : read(came, response)),
      response,
      requestId: requestIdOf(response),
      operation: entryAt(method, path)?.operation,
    };
  }

  // The same functions with the same arguments and results: only what happens to the digits differs.
  const exact: Record<string, unknown> = { ...client, request: send };
  for (const call of Object.keys(calls)) {
    const method = call.replace(/ .*/, "");
    exact[method] = (path: string, init?: Init) => send(method, path, init);
  }
  return exact as unknown as TypedClient;
}

/** Options that send a request to this address, whatever the path and query of its operation are. */
export function toUrl(url: URL) {
  return {
    // openapi-fetch asks the path serializer only where there are path parameters.
    params: { path: {} as never },
    pathSerializer: () => url.origin + url.pathname,
    querySerializer: () => url.search,
  };
}

/** openapi-fetch's client, but its methods refuse members of options, parameters and bodies that the contract does not know. */
export type TypedClient = Pick<Client<paths>, "use" | "eject"> & {
  [Method in UsedMethod as Uppercase<Method>]: <Path extends PathWith<Method>, Parse extends ParseAs = "json">(
    path: Path,
    ...options: Options<Path, Method, Parse>
  ) => Promise<TypedResult<Path, Method, Parse>>;
} & {
  request: <Method extends UsedMethod, Path extends PathWith<Method>, Parse extends ParseAs = "json">(
    method: Method,
    path: Path,
    ...options: Options<Path, Method, Parse>
  ) => Promise<TypedResult<Path, Method, Parse>>;
};

export type TypedClientOptions = {
  /**
   * Where the service is, with the base path of the contract: `https://api.animal-store.example/v1`. In a page it may be relative to it.
   * Neither a user nor a query or fragment may stand in it.
   */
  baseUrl: string;
  /** The API key, sent as a bearer token (RFC 6750): visible ASCII without spaces. */
  key: string;
  /** Sends the requests, below every middleware; `globalThis.fetch` when left out. */
  fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
};

type HttpMethod = Exclude<keyof paths["/pets"], "parameters">;
/** A method that no path has is no method of the client: a compile error says so at its name. */
type UsedMethod = { [Method in HttpMethod]: [PathWith<Method>] extends [never] ? never : Method }[HttpMethod];
type PathWith<Method extends HttpMethod> = ClientPathsWithMethod<Client<paths>, Method> & keyof paths;
// openapi-fetch infers the type of the options from what is passed, and then nothing in them is unknown.
type Options<Path extends keyof paths, Method extends HttpMethod, Parse> =
  undefined extends MaybeOptionalInit<paths[Path], Method>
    ? [(NonNullable<MaybeOptionalInit<paths[Path], Method>> & { parseAs?: Parse })?]
    : [MaybeOptionalInit<paths[Path], Method> & { parseAs?: Parse }];
type TypedResult<Path extends keyof paths, Method extends HttpMethod, Parse> = Told<
  FetchResponse<paths[Path][Method] & {}, { parseAs: Parse }, `${string}/${string}`>,
  OperationOf<Method, Path>
>;
// Only an error requires its `error`, with and without exactOptionalPropertyTypes.
type Told<Answered, Operation extends OperationId> = Answered extends { error: unknown }
  ? { data?: never; error: ErrorResult<Operation>; response: Response } & Known<Operation>
  : Answered & Known<Operation>;
type Known<Operation extends OperationId> = {
  /** Names the request in the logs of the service. */
  requestId: string | undefined;
  /** What was asked, by its id in the contract. */
  operation: Operation;
};

type Init = { parseAs?: string; [option: string]: unknown };
type RawResult = { data?: unknown; error?: unknown; response: Response };
type Send = (method: string, path: string, init: Init) => Promise<RawResult>;

function read(came: unknown, response: Response): { data?: unknown; error?: ErrorResult | undefined } {
  let value = came;
  try {
    if (typeof came === "string") value = came ? parseJson(came) : undefined;
    if (response.ok) return { data: value };
  } catch {
    // It stays the text that it is.
  }
  return { error: toErrorResult(response, value) };
}

/**
 * Refuses at once what every call would stumble over, or what would never reach the service. The key is not repeated: messages are logged.
 * @throws {TypeError} when the address is no URL of HTTP, or the key is not what a header may carry (RFC 9110, section 5.5)
 */
export function validateOptions(baseUrl: string, key: string): void {
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(urlOf(baseUrl)))
    throw new TypeError(`baseUrl must be an http(s) URL without user or query, got "${baseUrl}". Pass the API's.`);
  // A program without types may have none.
  if (!/^[!-~]+$/.test(key || ""))
    throw new TypeError(`key ${key ? "must be visible ASCII" : "is empty"}. Pass the API key.`);
}

// As every request will be made of it: one that is relative counts from the page, and a user is refused.
function urlOf(address: string): string {
  try {
    return new Request(address).url;
  } catch {
    return "";
  }
}

const header = "Idempotency-Key";

/** Gives each request that may carry one an `Idempotency-Key`, unless its caller did: made once, above the retries, so that they share it. */
export const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!documentsHeader(request.method, schemaPath, header) || request.headers.has(header)) return;
    request.headers.set(header, randomKey());
  },
};

// Pages that did not come over HTTPS have no randomUUID.
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}
