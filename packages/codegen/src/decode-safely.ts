/** Text without its percent-encoding; as it stands where that is broken. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
