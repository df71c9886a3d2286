import { useEffect, useReducer } from "react";

/** The time in milliseconds, anew each second: for what counts down. */
export function useNow(): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  // What else renders it, an answer say, must not be later than this.
  return Date.now();
}
