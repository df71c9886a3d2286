import type { LimitedWindow } from "@animal-store/client";
import type { Blocked } from "./connection.ts";

export type Words = { readonly title: string; readonly advice: string };

/** What is used up, and what to do. */
export function limitWords({ window }: Blocked): Words {
  return window ? words[window] : used;
}

const used: Words = {
  title: "A limit of this key is used up",
  advice: "Nothing is sent until it is whole again. A key of a higher plan has higher limits.",
};
const words: Record<LimitedWindow, Words> = {
  minute: { ...used, title: "The limit of this minute is used up" },
  day: { ...used, title: "The limit of this day is used up" },
  ban: {
    title: "This key is banned for a while",
    advice:
      "Requests kept coming over its limit. Find the program that uses this key beside the console; from here nothing is sent until the ban is over.",
  },
};
