import { getMember } from "./node.ts";

/** Returns the JSON Pointer of a list of keys (RFC 6901, section 3), such as `/paths/~1books/get`. */
export function toPointer(...keys: readonly string[]): string {
  return keys.map((key) => `/${escapeKey(key)}`).join("");
}

/** Escapes a key for a JSON Pointer (RFC 6901, section 3). */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Returns the target of a JSON Pointer in a URI fragment (RFC 6901, section 6), or undefined without one. @param fragment with or without `#` */
export function resolvePointer(root: unknown, fragment: string): unknown {
  const pointer = fragment.replace(/^#/, "");
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  return pointer.slice(1).split("/").map(unescapeKey).reduce(getMember, root);
}

/** Returns the key of a segment of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
export function unescapeKey(text: string): string {
  return tryDecode(text).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Decodes percent-encoding. Returns invalid text unchanged. */
export function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
