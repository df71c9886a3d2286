import type { PipelineRequest } from "@animal-store/openapi-hono";

/**
 * Whose address counts: the socket's, or what the outermost of our own proxies wrote into `X-Forwarded-For`.
 * @param trustedProxies how many proxies of ours stand in front; each appends the address that it sees
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

/** Some proxies append the port too: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]+):\d+$/.exec(address)?.[1] ?? address;
}
