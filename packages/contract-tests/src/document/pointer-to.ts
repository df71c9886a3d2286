/** JSON Pointer of a place in a value, as the details of a refusal and the cells of coverage name it (RFC 6901, section 3). */
export function pointerTo(...path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
