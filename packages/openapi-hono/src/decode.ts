export function decodeForm(text: string): string | undefined {
  return decode(text.includes("+") ? text.replaceAll("+", " ") : text) ?? undefined;
}

/** @returns null where the percent-encoding is invalid */
export function decode(text: string | undefined): string | null | undefined {
  if (text === undefined || !text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
