const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "medium", hourCycle: "h23" });

/** Formats the time of day: `04:42:01`. @param time Unix time in ms, or a date */
export function formatTime(time: number | Date): string {
  return timeFormat.format(time);
}

export function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
}
