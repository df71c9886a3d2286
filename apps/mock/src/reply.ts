import { type DocumentedResponses, isJsonObject } from "./contract.ts";

/** A response before its body is serialized. */
export type Reply = { status: number; headers: Record<string, string>; body?: unknown };

/** Thrown to return a documented error before Prism processes the request. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly code: string;
  readonly violation: Violation | undefined;

  /** @param code an error code of the contract */
  constructor(code: string, violation?: Violation) {
    super(violation?.message ?? code);
    this.code = code;
    this.violation = violation;
  }
}

export type Violation = { path: string; message: string };

/** Returns the first documented example of an error code. */
export function findErrorReply(code: string, ...candidates: readonly DocumentedResponses[]): Reply {
  for (const { status, headers, examples } of candidates.flatMap((responses) => [...responses.values()])) {
    const body = [...examples.values()].find((example) => isJsonObject(example) && example.code === code);
    if (body) return { status, headers, body };
  }
  throw new Error(`The contract documents no example with code ${code}. Add one to the response with this code.`);
}

export function toResponse({ status, headers, body }: Reply): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return new Response(JSON.stringify(body), { status, headers: { ...headers, "Content-Type": jsonContentType } });
}

export const jsonContentType = "application/json; charset=utf-8";
