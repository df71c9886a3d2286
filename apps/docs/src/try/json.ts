type Reviver = (key: string, value: unknown, context: { readonly source: string }) => unknown;

// TypeScript does not declare the proposal "JSON.parse source text access" yet.
const { parse, rawJSON } = JSON as unknown as {
  parse(text: string, reviver: Reviver): unknown;
  rawJSON?(source: string): unknown;
};

/** Indents JSON and preserves numbers as written. Returns other text unchanged, as do browsers without `JSON.rawJSON`. */
export function indentJson(text: string): string {
  if (!rawJSON || findJsonError(text) !== undefined) return text;
  const value = parse(text, (_, value, { source }) => (typeof value === "number" ? rawJSON(source) : value));
  return JSON.stringify(value, null, 2);
}

/** Returns the parser error for invalid JSON, or undefined. */
export function findJsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}
