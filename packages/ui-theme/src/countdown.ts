import { useInterval } from "@mantine/hooks";
import { useState } from "react";

/**
 * Returns the current time for a countdown. Equal times cause no render.
 * @param every interval in milliseconds
 */
export function useNow<Time extends number | undefined>(read: () => Time, every = 1000): Time {
  const [, setTime] = useState(read);
  useInterval(() => setTime(read), every, { autoInvoke: true });
  return read();
}

/** Formats a duration: `0:42`, `4:05`, `13 h 4 min`. @param milliseconds rounded up to a whole second */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
