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
