/** Returns the start of a long text, which ends between two words, and its length. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const [token] of text.matchAll(/[\p{L}\p{M}\p{N}_]+|./gsu)) {
    if (end + token.length > maxLength) break;
    end += token.length;
  }
  return `${text.slice(0, end).trimEnd()}… (${text.length.toLocaleString("en")} characters)`;
}
