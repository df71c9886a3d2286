import { useInterval } from "@mantine/hooks";
import { useState } from "react";

/**
 * Returns the current time for a countdown. The component renders again only if the time changed.
 * @param intervalMs time between two updates
 */
export function useNow<Time extends number | undefined>(readTime: () => Time, intervalMs = 1000): Time {
  const [, setTime] = useState(readTime);
  useInterval(() => setTime(readTime), intervalMs, { autoInvoke: true });
  return readTime();
}

/** Formats a duration: `0:42`, `4:05`, `13 h 4 min`. @param milliseconds rounded up to a whole second */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
