import { contract, type OperationId, type operations } from "@animal-store/contract";

/** One request that a scenario makes again and again, and the status that it must be answered with. */
export interface Call {
  readonly method: string;
  /** With `{id}` in it where `ids` says so. */
  readonly path: string;
  /** JSON with `{id}` in it where `ids` says so. */
  readonly body?: string;
  readonly hasKey: boolean;
  readonly status: number;
  /** What is filled in: the id of any one of the listed pets, of each pet that can be ordered once, or the cursor behind any hundred. */
  readonly ids?: "any" | "fresh" | "page";
}

interface CallDetails<Id extends OperationId> extends Pick<Partial<Call>, "body" | "hasKey" | "ids"> {
  readonly status: keyof operations[Id]["responses"] & number;
  readonly query?: operations[Id]["parameters"]["query"];
}

// In bodies an id takes the place of the longest one, so that their length is known beforehand.
const idLength = 10;

/** A call of an operation of the contract. */
export function callOf<Id extends OperationId>(id: Id, { query = {}, ...details }: CallDetails<Id>): Call {
  const { method, path } = contract.operations[id];
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const cursor = details.ids === "page" ? "&cursor={id}" : "";
  const place = contract.basePath + path.replace(/\{\w+\}/, "{id}") + (search && `?${search}${cursor}`);
  return { method, path: place, hasKey: true, ...details };
}

/** A call with an id or a cursor in the place that is kept for it. */
export function fillCall(call: Call, id: number | string): { path: string; body?: string } {
  const path = call.path.replace("{id}", String(id));
  return call.body === undefined ? { path } : { path, body: call.body.replace("{id}", String(id).padStart(idLength)) };
}

/** The headers that a call is sent with. */
export function headersOf({ hasKey, body }: Call, key: string): Record<string, string> {
  return {
    ...(hasKey && { Authorization: `Bearer ${key}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
}

/** The text of a call as HTTP/1.1, in front of the place that is kept for its id and behind it. */
export function messageOf(call: Call, key: string, host: string): { before: string; after: string | undefined } {
  const length = call.body?.replace("{id}", " ".repeat(idLength)).length;
  const headers = { Host: host, ...headersOf(call, key), ...(length && { "Content-Length": String(length) }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const [before = "", after] = [`${call.method} ${call.path} HTTP/1.1`, ...lines, "", call.body ?? ""]
    .join("\r\n")
    .split("{id}");
  return { before, after };
}
