export const jsonType = "application/json; charset=utf-8";

/** The value of Content-Type for a media type: text travels in UTF-8 here. */
export function contentType(mediaType: string): string {
  if (mediaType === "application/json") return jsonType;
  return mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
}
