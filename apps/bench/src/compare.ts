import { isDeepStrictEqual } from "node:util";
import { BenchError } from "./processes.ts";
import { type Call, fillCall, type Scenario, toRequestHeaders } from "./scenarios.ts";

export interface Exchange {
  readonly call: Call;
  readonly id: number | string;
  readonly response: Awaited<ReturnType<typeof send>>;
}

const connectionHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Sends a call. @param id replaces `{id}` @returns the response without connection headers */
export async function send(origin: string, call: Call, { key, id }: { key: string; id: number | string }) {
  const { path, body } = fillCall(call, id);
  const init = { method: call.method, headers: toRequestHeaders(call, key), ...(body !== undefined && { body }) };
  const response = await fetch(origin + path, init);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !connectionHeaders.has(name)));
  return { status: response.status, headers, body: await response.text() };
}

/** Sends every call of a scenario with each of its ids. @throws {BenchError} if a status is unexpected */
export async function sendAll(
  { name: target, origin }: { name: string; origin: string },
  { name, calls }: Pick<Scenario, "name" | "calls">,
  { key, idsFor }: { key: string; idsFor: (call: Call) => readonly (number | string)[] },
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const call of new Set(calls)) {
    for (const id of idsFor(call)) {
      const response = await send(origin, call, { key, id });
      exchanges.push({ call, id, response });
      if (response.status === call.status) continue;
      throw createDifferenceError(target, name, call, `status ${call.status}`, `${response.status}: ${response.body}`);
    }
  }
  return exchanges;
}

/** Compares the JSON of successful responses with the server's. @throws {BenchError} if it differs */
export function assertSameJson(target: string, scenario: Scenario, expected: Exchange[], actual: Exchange[]): void {
  for (const [index, { call, response }] of expected.entries()) {
    const actualBody = actual[index]?.response.body ?? "";
    const isSame = call.status >= 400 || isDeepStrictEqual(parseComparable(actualBody), parseComparable(response.body));
    if (!isSame) throw createDifferenceError(target, scenario.name, call, response.body, actualBody);
  }
}

/** Compares the bodies of a baseline with the server's. @throws {BenchError} if they differ */
export function assertSameBytes(target: string, scenario: Scenario, expected: Exchange[], actual: Exchange[]): void {
  for (const { call, response } of actual) {
    if (expected.some((exchange) => exchange.call === call && exchange.response.body === response.body)) continue;
    throw createDifferenceError(target, scenario.name, call, "the body that the server sends", response.body);
  }
}

// Each order has its own creation time.
function parseComparable(body: string): unknown {
  return JSON.parse(body, (name, value) => (name === "createdAt" ? typeof value : value));
}

function createDifferenceError(
  target: string,
  scenario: string,
  { method, path }: Call,
  expected: string,
  actual: string,
) {
  const [wanted, got] = [expected, actual].map((text) => (text.length > 400 ? `${text.slice(0, 400)}…` : text));
  return new BenchError(
    `${target} must respond to ${method} ${path} (scenario ${scenario}) with ${wanted}, got ${got}. All targets must do the same work.`,
  );
}
