import { isDeepStrictEqual } from "node:util";
import { BenchError } from "./processes.ts";
import { type Call, petCount, type Scenario, toRequest } from "./scenarios.ts";

/** A request and the response of a target. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Without the headers that belong to the connection. */
  readonly headers: Record<string, string>;
  readonly body: string;
}

const connectionHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Sends each call of a scenario, for several pets. @throws {BenchError} if a status is unexpected */
export async function sendAll(origin: string, { calls }: Scenario, key: string): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const call of new Set(calls)) {
    const petIds = call.path.includes("{petId}") ? [petCount, petCount / 2, 1] : [1];
    for (const petId of petIds) exchanges.push(await send(origin, call, key, petId));
  }
  return exchanges;
}

async function send(origin: string, call: Call, key: string, petId: number): Promise<Exchange> {
  const { path, ...request } = toRequest(call, key, petId);
  const response = await fetch(origin + path, request);
  const { status } = response;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !connectionHeaders.has(name)));
  const body = await response.text();
  if (status === call.status) return { method: call.method, path, status, headers, body };
  throw new BenchError(`${call.method} ${path} must return ${call.status}, got ${status}: ${body}`);
}

/** Compares the JSON of the successful responses with the server's. @throws {BenchError} if it differs */
export function assertSameBodies(target: string, expected: readonly Exchange[], actual: readonly Exchange[]): void {
  for (const [index, { method, path, status, body }] of expected.entries()) {
    const actualBody = actual[index]?.body ?? "null";
    if (status >= 400 || isDeepStrictEqual(JSON.parse(actualBody), JSON.parse(body))) continue;
    throw new BenchError(
      `${target} must respond to ${method} ${path} with ${shorten(body)}, got ${shorten(actualBody)}. All targets must do the same work.`,
    );
  }
}

function shorten(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
