import { useInterval } from "@mantine/hooks";
import { useState } from "react";
import type { PageStore } from "../store/page-store.ts";

const often = 200;

/** The time of the store, in milliseconds since the Unix epoch, as it goes on and as it is moved. */
export function useNow(store: PageStore | undefined): number | undefined {
  const [, setTime] = useState<number | undefined>();
  useInterval(() => setTime(store && wholeSecond(store.now())), often, { autoInvoke: true });
  return store && wholeSecond(store.now());
}

// Equal times draw nothing anew.
function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}
