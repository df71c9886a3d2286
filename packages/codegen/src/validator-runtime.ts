/**
 * Functions that generated validators call, by name. The generated module contains their source, so each refers only to its arguments
 * and to globals.
 */
export const validatorRuntime = { hasEqualItems, appendErrors, escapeName };

/** Returns whether two items are equal (JSON Schema, section 4.2.2), in linear time. A bigint equals the number with its value. */
function hasEqualItems(items: readonly unknown[]): boolean {
  // Strings, because their hash is seeded: a client cannot choose items that collide.
  const texts = new Set<string>();
  for (const item of items) {
    const text = toText(item);
    if (text !== undefined && texts.size === texts.add(text).size) return true;
  }
  return false;

  /** Returns a text that equal values share, or undefined for a file, which equals no other. */
  function toText(value: unknown): string | undefined {
    if (typeof value === "number")
      return String(Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value);
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value !== "object" || value === null) return String(value);
    if (value instanceof Blob) return undefined;
    const isArray = Array.isArray(value);
    const members = isArray ? value : Object.keys(value).sort();
    let text = isArray ? "[" : "{";
    for (const member of members) {
      const memberText = toText(isArray ? member : (value as Record<string, unknown>)[member]);
      if (memberText === undefined) return undefined;
      text += isArray ? `${memberText},` : `${JSON.stringify(member)}:${memberText},`;
    }
    return text;
  }
}

/** Adds errors to a list. `concat` copies the list for each invalid item. */
function appendErrors(errors: unknown[], added: readonly unknown[]): unknown[] {
  for (const error of added) errors.push(error);
  return errors;
}

/** Returns a name as a segment of a JSON Pointer (RFC 6901). A long name is truncated: each error below it contains it. */
function escapeName(name: string): string {
  const shown = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return shown.replaceAll("~", "~0").replaceAll("/", "~1");
}
