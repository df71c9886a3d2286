/**
 * Returns the content of a media type. The most specific media type or range applies (OpenAPI 3.1, section 4.8.17): the one with the
 * most parameters, all of which the media type must have, except `charset`.
 */
export function findContent<Entry extends { readonly mediaType: string }>(
  contents: readonly Entry[],
  contentType = "",
): Entry | undefined {
  const { type, parameters } = parseMediaType(contentType);
  // A range is no valid Content-Type.
  if (type === "" || type.includes("*")) return undefined;
  const candidates = contents
    .map((content) => ({ content, ...parseMediaType(content.mediaType) }))
    .filter((candidate) => candidate.parameters.every((parameter) => parameters.includes(parameter)))
    .sort((a, b) => b.parameters.length - a.parameters.length);
  return [type, type.replace(/\/.*/, "/*"), "*/*"]
    .map((name) => candidates.find((candidate) => candidate.type === name))
    .find((candidate) => candidate !== undefined)?.content;
}

function parseMediaType(mediaType: string): { type: string; parameters: readonly string[] } {
  const [type = "", ...parameters] = mediaType.replaceAll(/[\s"]/g, "").toLowerCase().split(";");
  return { type, parameters: parameters.filter((parameter) => !/^(charset=|$)/.test(parameter)) };
}

/** Returns whether a media type contains JSON: `application/json` or a type with the suffix `+json` (RFC 6839). */
export function isJson(mediaType: string): boolean {
  return /^(application|text)\/([\w.+-]+\+)?json(;|$)/i.test(mediaType.replaceAll(" ", ""));
}
