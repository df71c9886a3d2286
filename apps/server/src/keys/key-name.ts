import { hideKeys } from "@animal-store/service";

// Controls, line separators, halves of characters, and what turns the direction of writing.
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

// What shows nothing begins no name; at an end it belongs to some characters.
const blankEnd = /^[\s\p{Default_Ignorable_Code_Point}]|\s$/u;

export const nameRule =
  "must be 1 to 100 characters in one line, without control characters, blanks at an end, or a key in it.";

/** Whether a text may name a key: 1 to 100 characters that show, none that could forge or garble a line in a terminal, and no key. */
export function isKeyName(text: string): boolean {
  const length = [...text].length;
  return (
    length >= 1 && length <= 100 && text.match(misleading) === null && !blankEnd.test(text) && hideKeys(text) === text
  );
}

/** A name as it is safe to show, whoever wrote it into the store. */
export function shownName(name: string | null): string {
  return name?.replace(misleading, "\u{FFFD}") ?? "–";
}
