/** Returns the content of a media type. The most specific media type or range applies (OpenAPI 3.1, section 4.8.17). */
export function findContent<Entry extends { readonly mediaType: string }>(
  contents: readonly Entry[],
  contentType = "",
): Entry | undefined {
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  // A range is no valid Content-Type.
  if (type === "" || type.includes("*")) return undefined;
  const names = [type, type.replace(/\/.*/, "/*"), "*/*"];
  return names
    .map((name) => contents.find(({ mediaType }) => mediaType.split(";")[0]?.trim().toLowerCase() === name))
    .find((content) => content !== undefined);
}

/** Returns whether a media type contains JSON: `application/json` or a type with the suffix `+json` (RFC 6839). */
export function isJson(mediaType: string): boolean {
  return /^(application|text)\/([\w.+-]+\+)?json(;|$)/i.test(mediaType.replaceAll(" ", ""));
}
