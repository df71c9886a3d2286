const key = /as_(?:live|test)_\w*/g;
const percentEncoded = /[^\s"]*%[^\s"]*/g;

/** Takes the keys out of a text that may quote a request: a caller may put one where none belongs, percent-encoded too. */
export function hideKeys(text: string): string {
  const decoded = text.includes("%") ? text.replace(percentEncoded, decodeWhereKey) : text;
  return decoded.includes("as_") ? decoded.replace(key, hideKey) : decoded;
}

function hideKey(found: string): string {
  return `${found.slice(0, "as_live_".length)}…`;
}

function decodeWhereKey(part: string): string {
  const decoded = part.replace(/%([0-7][0-9A-Fa-f])/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded.search(key) < 0 ? part : decoded;
}
