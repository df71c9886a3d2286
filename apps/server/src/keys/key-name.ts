// Controls, line separators, halves of characters, and what turns the direction of writing.
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

export const nameRule = "must be 1 to 100 characters in one line, without control characters.";

/** Whether a text may name a key: 1 to 100 characters, none that could forge or garble a line in a terminal. */
export function isKeyName(text: string): boolean {
  const length = [...text].length;
  return length >= 1 && length <= 100 && text.match(misleading) === null;
}

/** A name as it is safe to show, whoever wrote it into the store. */
export function shownName(name: string | null): string {
  return name?.replace(misleading, "\u{FFFD}") ?? "–";
}
