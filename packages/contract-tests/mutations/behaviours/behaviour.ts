import type { AppDependencies, Stores } from "@animal-store/service";
import type { Around, Fault, Planting } from "../fault.ts";
import { type AnswerChange, changing } from "../plant/change-answers.ts";

/** A fault of behaviour. @param about beginnings of the ids of the cases that are about it: only they may catch it */
export function behaviour(what: string, about: readonly string[], plant: () => Planting): Fault {
  return { id: `behaviour/${what}`, about, plant };
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

/** The same request with other bytes in its body. @param change takes each byte as a character, as latin1 has it */
export function withBody(request: Request, change: (bytes: string) => string): Request {
  if (request.body === null) return request;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // Read only when the service reads, and cut off where the client is.
  const changing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk) => void chunks.push(chunk),
    flush: (controller) => controller.enqueue(Buffer.from(change(Buffer.concat(chunks).toString("latin1")), "latin1")),
  });
  return rebuilt(request, request.url, new Headers(request.headers), request.body.pipeThrough(changing));
}

function rebuilt(request: Request, url: string, headers: Headers, body = request.body): Request {
  const { method } = request;
  // Fetch forbids to make one, so it passes as it came.
  if (method === "TRACE") return request;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}
