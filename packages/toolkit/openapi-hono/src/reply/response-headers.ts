import { stringifyJson } from "@animal-store/exact-json";
import type { Contract, HeaderEntry, OperationEntry, ResponseEntry } from "../contract.ts";
import type { ReplyHeaderValues } from "../handler.ts";
import { isObject } from "../message.ts";

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
function toDeprecationHeaders({ deprecation }: OperationEntry, basePath: string): Record<string, string> | undefined {
  if (!deprecation) return undefined;
  const docs = `<${deprecation.docs}>; rel="deprecation"; type="text/html"`;
  const successor = `<${basePath}${deprecation.successor}>; rel="successor-version"`;
  return { Deprecation: deprecation.deprecation, Sunset: deprecation.sunset, Link: `${docs}, ${successor}` };
}

/** Returns whether the text of a header is more than a scalar. */
export function isStructured({ delimiter, type }: HeaderEntry): boolean {
  return delimiter !== undefined || type === "json";
}

type FormatHeaders = <Values extends ReplyHeaderValues>(status: number, headers: Values) => Values;

/** Returns a function that writes the arrays, objects and JSON of headers as texts. Undefined if the operation has only scalars. */
export function createHeaderFormat(operation: OperationEntry): FormatHeaders | undefined {
  const responses = Object.values(operation.responses);
  if (!responses.some(({ headers }) => Object.values(headers).some(isStructured))) return undefined;
  return (status, values) => {
    const entries = findResponseEntry(operation, status)?.headers ?? {};
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
        return [name, entry && isStructured(entry) && value !== undefined ? formatText(name, entry, value) : value];
      }),
    ) as typeof values;
  };
}

/** Writes a value in style simple (OpenAPI 3.2, Style Examples). @throws {TypeError} for a value that the style cannot express */
function formatText(name: string, { type, delimiter = ",", assignment }: HeaderEntry, value: unknown): string {
  // A header contains ASCII only.
  if (type === "json")
    return stringifyJson(value).replaceAll(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  const toPart = (part: unknown, ...separators: string[]) => {
    const text = String(part);
    const problem =
      separators.find((separator) => text.includes(separator)) ?? (isObject(part) ? "an object" : undefined);
    if (problem === undefined) return text;
    throw new TypeError(
      `The header ${name} contains ${problem} in a value, which its style cannot express. Use content: application/json.`,
    );
  };
  if (!isObject(value) || Array.isArray(value))
    return [value]
      .flat()
      .map((item) => toPart(item, delimiter))
      .join(delimiter);
  const separator: string = assignment ?? delimiter;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members
    .map(([key, member]) => toPart(key, delimiter, separator) + separator + toPart(member, delimiter))
    .join(delimiter);
}

export const jsonType = "application/json; charset=utf-8";
const problemType = "application/problem+json";

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
