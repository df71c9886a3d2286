/** The headers of a deprecated operation. */
export const deprecated = {
  Deprecation: "@1764892800",
  Sunset: "Thu, 05 Dec 2030 00:00:00 GMT",
  Link: '</docs#tag/pets/operation/getPet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"',
};
export const cacheControl = "private, no-cache";
