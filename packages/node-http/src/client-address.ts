import type { PipelineRequest } from "@animal-store/openapi-hono";

/**
 * Returns a function that finds the client address: the socket's, or that of the outermost trusted proxy's client.
 * The proxies append it to `X-Forwarded-For`.
 * @param trustedProxies number of own proxies in front of the server
 * @example
 * const clientAddress = createClientAddress(1);
 */
export function createClientAddress(trustedProxies: number): (request: PipelineRequest) => string {
  if (trustedProxies === 0) return ({ remoteAddress }) => remoteAddress;
  return (request) => {
    const forwarded = (request.header("x-forwarded-for") ?? "")
      .split(",")
      .map((address) => withoutPort(address.trim()));
    return forwarded.at(-trustedProxies) || request.remoteAddress;
  };
}

/** Some proxies append the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]+):\d+$/.exec(address)?.[1] ?? address;
}
