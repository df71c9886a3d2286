import { useInterval } from "@mantine/hooks";
import { useState } from "react";

/**
 * The time of a clock, as it goes on: for what counts down. Equal times draw nothing anew.
 * @param read tells the time
 * @param every milliseconds between two looks at the clock
 */
export function useNow<Time extends number | undefined>(read: () => Time, every = 1000): Time {
  const [, setSeen] = useState(read);
  useInterval(() => setSeen(read), every, { autoInvoke: true });
  return read();
}

/** A wait for people: `0:42`, `4:05`, `13 h 4 min`. @param milliseconds rounded up to a whole second */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
