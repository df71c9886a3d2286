const times = new Intl.DateTimeFormat(undefined, { timeStyle: "medium", hourCycle: "h23" });

/** The time of day, as the whole console tells it: `04:42:01`. @param time milliseconds since 1970 or a date */
export function clockTime(time: number | Date): string {
  return times.format(time);
}
