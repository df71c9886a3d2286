/** Requests that a caller may make. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}
interface Counted {
  minute: number;
  inMinute: number;
  day: number;
  inDay: number;
}

const counters = new Map<string, Counted>();

/** Counts a request in its minute and its day. @returns the headers that tell so, and how long to wait where a limit is reached */
export function countRequest(
  id: string,
  { perMinute, perDay }: Limits,
): { headers: Record<string, string>; retryAfter?: number } {
  const now = Math.floor(Date.now() / 1000);
  const minute = now - (now % 60);
  const day = now - (now % 86_400);
  const counted = counters.get(id) ?? { minute, inMinute: 0, day, inDay: 0 };
  counters.set(id, counted);
  if (counted.minute !== minute) Object.assign(counted, { minute, inMinute: 0 });
  if (counted.day !== day) Object.assign(counted, { day, inDay: 0 });
  const isOver = counted.inMinute >= perMinute || counted.inDay >= perDay;
  if (!isOver) {
    counted.inMinute += 1;
    counted.inDay += 1;
  }
  const inMinute = perMinute - counted.inMinute;
  const inDay = perDay - counted.inDay;
  const byDay = inDay <= inMinute;
  const reset = byDay ? day + 86_400 : minute + 60;
  const headers = {
    "X-RateLimit-Limit": String(byDay ? perDay : perMinute),
    "X-RateLimit-Remaining": String(byDay ? inDay : inMinute),
    "X-RateLimit-Reset": String(reset),
  };
  return isOver ? { headers, retryAfter: reset - now } : { headers };
}
