import type { AppDependencies, Stores } from "@animal-store/service";
import type { Around, Fault, Planting } from "../fault.ts";
import { type AnswerChange, changing } from "../plant/change-answers.ts";

/** A fault of behaviour. @param hints beginnings of the ids of cases about it */
export function behaviour(what: string, hints: readonly string[], plant: () => Planting): Fault {
  return { id: `behaviour/${what}`, hints, plant };
}

/** The stores exchanged. */
export function otherStores(change: (stores: Stores) => Partial<Stores>): Planting {
  return { exchange: (sound) => ({ ...sound, stores: { ...sound.stores, ...change(sound.stores) } }) };
}

/** A dependency or a few exchanged. */
export function other(change: (sound: AppDependencies) => Partial<AppDependencies>): Planting {
  return { exchange: (sound) => ({ ...sound, ...change(sound) }) };
}

/** Every answer changed. */
export function otherAnswers(change: AnswerChange): Planting {
  return { around: changing(change) };
}

/** Every request changed before it is looked at. */
export function otherRequests(change: (request: Request) => Request | Promise<Request>): Planting {
  return { around: async (request, next) => next(await change(request)) };
}

export function otherWay(around: Around): Planting {
  return { around };
}

/** The same request at another target. */
export function withUrl(request: Request, change: (url: URL) => void): Request {
  const url = new URL(request.url);
  change(url);
  return rebuilt(request, url.href, new Headers(request.headers));
}

/** The same request with one header more, less or other. */
export function withRequestHeader(request: Request, name: string, value: string | undefined): Request {
  const headers = new Headers(request.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return rebuilt(request, request.url, headers);
}

/** The same request with another body. */
export async function withBody(request: Request, change: (text: string) => string): Promise<Request> {
  if (request.method !== "POST") return request;
  const text = change(await request.text());
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.delete("transfer-encoding");
  return new Request(request.url, { method: request.method, headers, body: text });
}

function rebuilt({ method, body }: Request, url: string, headers: Headers): Request {
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}
