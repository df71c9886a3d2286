import type { SentRequest } from "../coverage/exchange.ts";

/** What is alike of requests that differ in their API key alone. */
export function requestKey({ method, target, headers = [], body = "" }: SentRequest): string {
  const sent = withKey(headers, "").map(([name, value]) => `${name}: ${value}`);
  return [method, target, ...sent, "", Buffer.from(body).toString("latin1")].join("\n");
}

/** The headers with another bearer token in place of the one that was sent; none is added. */
export function withKey(headers: NonNullable<SentRequest["headers"]>, key: string): [name: string, value: string][] {
  return headers.map(([name, value]) => [
    name,
    name.toLowerCase() === "authorization" ? value.replace(/^(bearer +)\S+$/i, `$1${key}`) : value,
  ]);
}
