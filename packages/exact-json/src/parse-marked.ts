/** Whether the engine tells a reviver how a number was written; `JSON.rawJSON` came with it (ECMAScript's JSON.parse source text access). */
export function canReadSource(): boolean {
  return "rawJSON" in JSON;
}

/** What a reviver is told of each value: that of a number as it was written. */
export type SourceReviver = (this: object, key: string, value: unknown, context: { source: string }) => unknown;

/**
 * `JSON.parse` with a reviver that learns how numbers were written, where the engine does not tell: each number becomes a string
 * with a mark before it is parsed. @throws {SyntaxError} when the text is not JSON
 */
export function parseMarked(text: string, revive: SourceReviver): unknown {
  // The engine alone says what JSON is, so marks are only set in a text that is.
  JSON.parse(text);
  return JSON.parse(text.replace(stringOrNumber, mark), function unmark(this: object, key, value) {
    if (typeof value !== "string" || value[0] !== "\0") return value;
    const source = value.slice(2);
    return value[1] === "n" ? revive.call(this, key, Number(source), { source }) : source;
  });
}

const stringOrNumber = /("(?:[^"\\]|\\.)*"(?:\s*:)?)|-?\d[\d.eE+-]*/gs;

// A string that begins like a mark gets one itself; a name is no value, and stays.
function mark(token: string, string: string | undefined): string {
  if (string === undefined) return `"\\u0000n${token}"`;
  return /^"\\u0000.*"$/s.test(string) ? `"\\u0000s${string.slice(1)}` : string;
}
