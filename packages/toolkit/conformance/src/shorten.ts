/** Returns the start of a long text, which ends between two words, and its length. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const [token] of text.matchAll(/[\p{L}\p{M}\p{N}_]+|./gsu)) {
    if (end + token.length > maxLength) break;
    end += token.length;
  }
  // A part of a text would hold all its memory.
  const start = Buffer.from(text.slice(0, end).trimEnd(), "utf16le").toString("utf16le");
  return `${start}… (${text.length.toLocaleString("en")} characters)`;
}
