export type Path = readonly string[];

/** A path as a JSON Pointer (RFC 6901) in a URI fragment. */
export function pointerOf(path: Path): string {
  return `#${path.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

/** The path that a JSON Pointer in a URI fragment names. */
export function pathOf(pointer: string): string[] {
  const [, ...keys] = pointer.split("/");
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
