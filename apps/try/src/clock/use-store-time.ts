import { useNow } from "@animal-store/look";
import type { PageStore } from "../store/page-store.ts";

const often = 200;

/** The time of the store in whole seconds, as milliseconds since the Unix epoch: as it goes on and as it is moved. */
export function useStoreTime(store: PageStore | undefined): number | undefined {
  return useNow(() => store && wholeSecond(store.now()), often);
}

function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}
