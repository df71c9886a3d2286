import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Whose address counts: the socket's, or what the outermost of our own proxies wrote into `X-Forwarded-For`.
 * @param trustedProxies how many proxies of ours stand in front; each appends the address that it sees
 */
export function createClientAddress(trustedProxies: number): (request: Context) => string {
  const socketAddress = (request: Context) => getConnInfo(request).remote.address ?? "";
  if (trustedProxies === 0) return socketAddress;
  return (request) => {
    const forwarded = (request.req.raw.headers.get("x-forwarded-for") ?? "")
      .split(",")
      .map((address) => address.trim());
    return forwarded.at(-trustedProxies) || socketAddress(request);
  };
}
