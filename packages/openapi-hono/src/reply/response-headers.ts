import type { Contract, OperationEntry, ResponseEntry } from "../contract.ts";

/** Returns the headers of each response whose values the contract itself settles: of the lifecycle, and those with a `const`. */
export function constantHeaders(contract: Contract): ReadonlyMap<ResponseEntry, Readonly<Record<string, string>>> {
  const headers = new Map<ResponseEntry, Readonly<Record<string, string>>>();
  for (const response of Object.values(contract.unrouted)) headers.set(response, constants(response));
  for (const operation of Object.values(contract.operations)) {
    const lifecycle = lifecycleHeaders(operation, contract.basePath);
    // Only on responses that document them: not on those that any operation can give.
    for (const response of Object.values(operation.responses))
      headers.set(response, { ...constants(response), ...(response.headers.Deprecation && lifecycle) });
  }
  return headers;
}

function constants({ headers }: ResponseEntry): Record<string, string> {
  const settled = Object.entries(headers).filter(([, { required, const: value }]) => required && value !== undefined);
  return Object.fromEntries(settled.map(([name, { const: value }]) => [name, String(value)]));
}

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` (RFC 8288, RFC 5829) of a deprecated operation. */
function lifecycleHeaders({ deprecation }: OperationEntry, basePath: string): Record<string, string> | undefined {
  if (!deprecation) return undefined;
  const docs = `<${deprecation.docs}>; rel="deprecation"; type="text/html"`;
  const successor = `<${basePath}${deprecation.successor}>; rel="successor-version"`;
  return { Deprecation: deprecation.deprecation, Sunset: deprecation.sunset, Link: `${docs}, ${successor}` };
}

export const jsonType = "application/json; charset=utf-8";

/** Returns the value of Content-Type for a media type. Text is in UTF-8. */
export function contentType(mediaType: string): string {
  if (mediaType === "application/json") return jsonType;
  return mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
}

/** Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function matchesEtag(entityTag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === entityTag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(entityTag) ?? false;
}

/** Returns what an operation documents for a status: the status itself, else its range, else the default (OpenAPI 3.1, Responses Object). */
export function documentedResponse(operation: OperationEntry | undefined, status: number): ResponseEntry | undefined {
  const responses = operation?.responses;
  return responses?.[status] ?? responses?.[`${String(status)[0]}XX`] ?? responses?.default;
}
