import type { HttpRequest } from "../http/http-client.ts";

/** The key that a request is sent with, undefined where it has none. */
export function keyOf(headers: HttpRequest["headers"] = []): string | undefined {
  const authorization = headers.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return /^bearer +(.+)$/i.exec(authorization ?? "")?.[1];
}

/** The key in bytes that need not be a request. */
export function keyOfBytes(bytes: string | Uint8Array): string | undefined {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  return /^authorization: *bearer +(\S+)/im.exec(text)?.[1];
}
