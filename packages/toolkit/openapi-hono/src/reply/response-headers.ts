import type { Contract, OperationEntry, ResponseEntry } from "../contract.ts";

/** Returns the headers of each response that have a constant value: the deprecation headers, and those with a `const`. */
export function constantHeaders(
  contract: Contract,
  basePath: string,
): ReadonlyMap<ResponseEntry, Readonly<Record<string, string>>> {
  const headers = new Map<ResponseEntry, Readonly<Record<string, string>>>();
  for (const response of Object.values(contract.unrouted)) headers.set(response, findConstants(response));
  for (const operation of Object.values(contract.operations)) {
    const deprecationHeaders = toDeprecationHeaders(operation, basePath);
    for (const response of Object.values(operation.responses)) {
      const documentedHeaders = response.headers.Deprecation && deprecationHeaders;
      headers.set(response, { ...findConstants(response), ...documentedHeaders });
    }
  }
  return headers;
}

function findConstants({ headers }: ResponseEntry): Record<string, string> {
  const entries = Object.entries(headers).filter(([, { required, const: value }]) => required && value !== undefined);
  return Object.fromEntries(entries.map(([name, { const: value }]) => [name, String(value)]));
}

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` (RFC 8288, RFC 5829) of a deprecated operation. */
export function toDeprecationHeaders(
  { deprecation }: OperationEntry,
  basePath: string,
): Record<string, string> | undefined {
  if (!deprecation) return undefined;
  const docs = `<${deprecation.docs}>; rel="deprecation"; type="text/html"`;
  const successor = `<${basePath}${deprecation.successor}>; rel="successor-version"`;
  return { Deprecation: deprecation.deprecation, Sunset: deprecation.sunset, Link: `${docs}, ${successor}` };
}

export const jsonType = "application/json; charset=utf-8";
export const problemType = "application/problem+json";

/** Returns the Content-Type of errors: problem details (RFC 9457) if a response of the contract uses them, else JSON. */
export function findErrorType({ operations, unrouted }: Contract): string {
  const operationResponses = Object.values(operations).flatMap(({ responses }) => Object.values(responses));
  const usesProblems = [...operationResponses, ...Object.values(unrouted)].some(
    ({ mediaType, contents }) => mediaType === problemType || contents?.[problemType],
  );
  return usesProblems ? problemType : jsonType;
}

/** Returns whether a 304 has a header because the 200 would have it (RFC 9110, section 15.4.5). */
export function isRepeatedHeader(name: string): boolean {
  return /^(?:cache-control|content-location|date|etag|expires|vary)$/i.test(name);
}

export function toContentType(mediaType: string): string {
  if (mediaType === "application/json") return jsonType;
  // Events are always UTF-8 (HTML standard, section 9.2.5).
  return /^text\/(?!event-stream|.*charset=)/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType;
}

/** Returns the documented response for a status: the entry of the status, its range or `default`. */
export function findResponseEntry(operation: OperationEntry | undefined, status: number): ResponseEntry | undefined {
  const responses = operation?.responses;
  return responses?.[status] ?? responses?.[`${String(status)[0]}XX`] ?? responses?.default;
}
