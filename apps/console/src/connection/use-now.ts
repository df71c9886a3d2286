import { useNow as useTime } from "@animal-store/look";

/** The time in milliseconds, anew each second: for what counts down. */
export const useNow = () => useTime(Date.now);
