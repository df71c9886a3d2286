import { findLink } from "./headers.ts";
import type { Layer } from "./send-call.ts";

/** The deprecation of an operation, from its response headers. */
export type Deprecation = {
  /** Undefined if the contract has no such operation. */
  operation: string | undefined;
  /** Date of the removal (RFC 8594). */
  sunset: Date | undefined;
  /** URL of the documentation. Can be relative. */
  link: string | undefined;
  /** URL of the replacement (RFC 5829). Can be relative. */
  successor: string | undefined;
};

/**
 * Returns a layer that calls `onDeprecated` once for each deprecated operation. If `onDeprecated` throws, the call rejects and is not
 * retried.
 * @example
 * ```ts
 * const warn = withDeprecations(({ operation, sunset, successor }) =>
 *   console.warn(`${operation} will be removed on ${sunset?.toDateString()}. Use ${successor}.`),
 * );
 * const library = createApiClient<Library>(calls, { baseUrl, apiKey, layers: [warn] });
 * ```
 */
export function withDeprecations(onDeprecated: (deprecation: Deprecation) => void): Layer {
  const reportedOperations = new Set<string | undefined>();
  return async (request, next, { operation }) => {
    const response = await next(request);
    const deprecation = parseDeprecation(response);
    if (deprecation && !reportedOperations.has(operation)) {
      reportedOperations.add(operation);
      onDeprecated({ operation, ...deprecation });
    }
    return response;
  };
}

/**
 * Parses the `Deprecation`, `Sunset` and `Link` headers of a response. Returns undefined if the operation is not deprecated.
 * @example
 * ```ts
 * const { response } = await library.getOpeningHours();
 * const sunset = parseDeprecation(response)?.sunset;
 * ```
 */
export function parseDeprecation({ headers }: Response): Omit<Deprecation, "operation"> | undefined {
  const sunsetMs = Date.parse(headers.get("Sunset") ?? "");
  if (!headers.has("Deprecation") && !headers.has("Sunset")) return undefined;
  const link = headers.get("Link");
  return {
    sunset: Number.isNaN(sunsetMs) ? undefined : new Date(sunsetMs),
    link: findLink(link, "deprecation"),
    successor: findLink(link, "successor-version"),
  };
}
