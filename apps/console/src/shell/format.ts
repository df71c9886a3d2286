const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "medium", hourCycle: "h23" });

/** Formats the time of day: `04:42:01`. @param time Unix time in ms, or a date */
export function formatTime(time: number | Date): string {
  return timeFormat.format(time);
}

/** Formats a duration: `0:42`, `4:05`, `13 h 4 min`. @param milliseconds rounded up to a whole second */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
}
