const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const inWords = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const inShort = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "narrow" });

/** The UTC day of a time, in milliseconds since the Unix epoch: 2026-04-15. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** A time in UTC: 2026-04-15 10:00:07. */
export function formatSecond(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** A time and how far away it is: 2026-04-15 10:00 UTC, in 90 days. */
export function fullTime(time: number, now: number): string {
  const [date, clock] = [dayOf(time), new Date(time).toISOString().slice(11, 16)];
  return `${date} ${clock} UTC, ${longDistance(time, now)}`;
}

/** How far away a time is, in words: in 90 days, 5 minutes ago. */
export function longDistance(time: number, now: number): string {
  return distance(time, now, inWords);
}

/** How far away a time is, in few characters: in 90d, 5m ago. */
export function shortDistance(time: number, now: number): string {
  return distance(time, now, inShort);
}

function distance(time: number, now: number, format: Intl.RelativeTimeFormat): string {
  const milliseconds = time - now;
  const size = Math.abs(milliseconds);
  if (size < minute) return format.format(Math.trunc(milliseconds / second), "second");
  if (size < hour) return format.format(Math.trunc(milliseconds / minute), "minute");
  if (size < 2 * day) return format.format(Math.trunc(milliseconds / hour), "hour");
  return format.format(Math.trunc(milliseconds / day), "day");
}
