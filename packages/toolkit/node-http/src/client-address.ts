import type { PipelineRequest } from "@animal-store/openapi-hono";

/**
 * Returns a function that finds the client address: the address of the socket or, behind proxies, the entry that the
 * outermost trusted proxy appended to `X-Forwarded-For`.
 * @param trustedProxies number of trusted proxies in front of the server
 * @example
 * const clientAddress = createClientAddress(1);
 */
export function createClientAddress(
  trustedProxies: number,
): (request: Pick<PipelineRequest, "header" | "remoteAddress">) => string {
  if (trustedProxies === 0) return ({ remoteAddress }) => remoteAddress;
  return (request) => {
    const entries = (request.header("x-forwarded-for") ?? "").split(",").map((address) => removePort(address.trim()));
    return entries.at(-trustedProxies) || request.remoteAddress;
  };
}

/** Some proxies append the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function removePort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]+):\d+$/.exec(address)?.[1] ?? address;
}
