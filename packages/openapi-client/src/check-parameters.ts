import type { Init } from "./create-typed-client.ts";

/**
 * Checks parameters in the default styles of openapi-fetch.
 * @throws {TypeError} for a path value with which the URL would have another path, and for an empty array, which would filter nothing
 */
export function checkParameters(template: string, init: Init): Init {
  for (const [name, value] of Object.entries({ ...init.params?.query, ...init.params?.path })) {
    const text = `${value}`;
    const isInPath = template.includes(`{${name}}`);
    // A URL has no segments of one or two dots: it removes them.
    if (isInPath ? /^\.{0,2}$/.test(text) : Array.isArray(value) && value.length === 0)
      throw new TypeError(`${name} must not be ${text ? `"${text}"` : "empty"}.`);
  }
  return init;
}
