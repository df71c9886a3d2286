/** Returns the content of a media type, as `findMediaType` does. */
export function findContent<Entry extends { readonly mediaType: string }>(
  contents: readonly Entry[],
  contentType = "",
): Entry | undefined {
  const documented = contents.map(({ mediaType }) => mediaType);
  const found = findMediaType(documented, contentType);
  return contents.find(({ mediaType }) => mediaType === found);
}

/**
 * Returns the documented media type or range, such as `image/*`, for a Content-Type. The most specific one applies (OpenAPI 3.1, section
 * 4.8.17): the one with the most parameters, all of which the Content-Type must have, except `charset`.
 */
export function findMediaType(documented: readonly string[], contentType: string): string | undefined {
  if (documented.includes(contentType) && !contentType.includes("*")) return contentType;
  const { type, parameters } = parseMediaType(contentType);
  // A range is no valid Content-Type.
  if (type === "" || type.includes("*")) return undefined;
  const candidates = documented
    .map((name) => ({ name, ...parseMediaType(name) }))
    .filter((candidate) => candidate.parameters.every((parameter) => parameters.includes(parameter)))
    .sort((a, b) => b.parameters.length - a.parameters.length);
  return [type, type.replace(/\/.*/, "/*"), "*/*"]
    .map((name) => candidates.find((candidate) => candidate.type === name))
    .find((candidate) => candidate !== undefined)?.name;
}

/** Returns the type and the sorted parameters of a media type, except `charset`, in lower case and without quotes. */
export function parseMediaType(mediaType: string): { type: string; parameters: readonly string[] } {
  const [type = "", ...pairs] = mediaType.toLowerCase().split(";");
  const parameters = pairs.map((pair) => pair.replaceAll(/[\s"]/g, ""));
  return { type: type.trim(), parameters: parameters.filter((each) => !/^(charset=|$)/.test(each)).sort() };
}

/** Returns whether a media type contains JSON: `application/json` or a type with the suffix `+json` (RFC 6839). */
export function isJson(mediaType: string): boolean {
  return /^(?:(?:application|text)\/|[^;]*\+)json\s*(?:;|$)/i.test(mediaType.trim());
}
