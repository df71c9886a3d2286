import type { OperationEntry } from "./contract.ts";

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` (RFC 8288, RFC 5829) of a deprecated operation, else undefined. */
export function lifecycleHeaders(
  { deprecation }: OperationEntry,
  basePath: string,
): Record<string, string> | undefined {
  if (!deprecation) return undefined;
  const docs = `<${deprecation.docs}>; rel="deprecation"; type="text/html"`;
  const successor = `<${basePath}${deprecation.successor}>; rel="successor-version"`;
  return { Deprecation: deprecation.deprecation, Sunset: deprecation.sunset, Link: `${docs}, ${successor}` };
}
