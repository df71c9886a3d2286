import { contract, type OperationId } from "@animal-store/contract";

/** Stands between the suite and the service: changes what is asked, what is answered, or both. */
export type Wire = (request: Request, forward: Forward) => Promise<PlainAnswer> | PlainAnswer;
export type Forward = (request: Request) => Promise<PlainAnswer>;

/** An answer in parts that may be changed. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A fetch function with a wire in front of it. */
export function fetchThrough(wire: Wire, fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const { text, ...answer } = await wire(request, async (changed) => plain(await fetch(changed)));
    const hasNoBody = answer.status === 204 || answer.status === 304 || text === "";
    return new Response(hasNoBody ? null : text, answer);
  };
}

async function plain(response: Response): Promise<PlainAnswer> {
  return { status: response.status, headers: new Headers(response.headers), text: await response.text() };
}

/** Changes each answer. */
export function onAnswer(change: (answer: PlainAnswer, request: Request) => PlainAnswer): Wire {
  return async (request, forward) => change(await forward(request), request);
}

/** Changes each request. */
export function onRequest(change: (request: Request) => Request | Promise<Request>): Wire {
  return async (request, forward) => forward(await change(request));
}

/** Lets other requests pass as they are. */
export function when(isMeant: (request: Request) => boolean, wire: Wire): Wire {
  return (request, forward) => (isMeant(request) ? wire(request, forward) : forward(request));
}

export function only(operation: OperationId | "unrouted", wire: Wire): Wire {
  return when((request) => operationOf(request) === operation, wire);
}

type Change = (value: string | undefined, request: Request) => string | undefined;

/** One header of each request changed; undefined takes it away. */
export function requestHeader(name: string, change: Change): Wire {
  return onRequest((request) =>
    withRequestHeader(request, name, change(request.headers.get(name) ?? undefined, request)),
  );
}

/** One header of each answer changed; undefined takes it away. */
export function answerHeader(name: string, change: Change): Wire {
  return onAnswer((answer, request) =>
    withHeader(answer, name, change(answer.headers.get(name) ?? undefined, request)),
  );
}

export function requestUrl(change: (url: URL) => void): Wire {
  return onRequest((request) => withUrl(request, change));
}

export function requestPath(change: (path: string) => string): Wire {
  return requestUrl((url) => {
    url.pathname = change(url.pathname);
  });
}

export function requestBody(change: (text: string) => string): Wire {
  return onRequest((request) => withBody(request, change));
}

export function answerText(change: (text: string, request: Request) => string): Wire {
  return onAnswer((answer, request) => ({ ...answer, text: change(answer.text, request) }));
}

/** The same answer with one header more, less or other. */
export function withHeader(answer: PlainAnswer, name: string, value: string | undefined): PlainAnswer {
  return { ...answer, headers: changed(answer.headers, name, value) };
}

/** The same request with one header more, less or other. */
export function withRequestHeader(request: Request, name: string, value: string | undefined): Request {
  if ((request.headers.get(name) ?? undefined) === value) return request;
  return rebuilt(request, { headers: changed(request.headers, name, value) });
}

/** The same request at another target. */
export function withUrl(request: Request, change: (url: URL) => void): Request {
  const url = new URL(request.url);
  change(url);
  return url.href === request.url ? request : rebuilt(request, { url: url.href });
}

/** The same request with another body; what is no UTF-8 is replaced. */
export async function withBody(request: Request, change: (text: string) => string): Promise<Request> {
  if (request.body === null) return request;
  const bytes = Buffer.from(await request.arrayBuffer());
  return rebuilt(request, { body: Buffer.from(change(bytes.toString())) });
}

/** The operation that a request asks for. */
export function operationOf({ method, url }: Pick<Request, "method" | "url">): OperationId | "unrouted" {
  const { pathname } = new URL(url);
  const asked = method === "HEAD" ? "GET" : method;
  return routes.find((route) => route.method === asked && route.pattern.test(pathname))?.id ?? "unrouted";
}

const routes = Object.values(contract.operations).map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${contract.basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

function changed(headers: Headers, name: string, value: string | undefined): Headers {
  const copy = new Headers(headers);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}

function rebuilt(
  request: Request,
  { url = request.url, headers = request.headers, body = request.body }: Rebuilt,
): Request {
  const { method } = request;
  // Fetch forbids to make one, so it passes as it came.
  if (method === "TRACE") return request;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}

type Rebuilt = { url?: string; headers?: Headers; body?: BodyInit | null };
