/** What of a caller's text is repeated to them: its beginning, where it is long. */
export function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
