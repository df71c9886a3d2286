// A separate file, so that the first download of a page does not contain it.

/** Returns a media type without parameters, whose values can look like one, in lower case (RFC 9110, section 8.3.1). */
export function toEssence(type: string | null): string {
  return `${type}`.replace(/;.*/s, "").trim().toLowerCase();
}
