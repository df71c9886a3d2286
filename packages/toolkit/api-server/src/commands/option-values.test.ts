import { libraryPlatform } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { isKeyName } from "./option-values.ts";

it.each(["a", "my app", "a".repeat(100), "👩‍👩‍👧‍👦", "店".repeat(100), "naïve – “quoted”", "❤️"])(
  "accepts the key name %j",
  (name) => {
    expect(isKeyName(name, libraryPlatform)).toBe(true);
  },
);

it.each([
  "",
  "a".repeat(101),
  "two\nlines",
  "tab\t",
  "\u{1b}[2J",
  "\u{7f}",
  "\u{9b}2J",
  "line\u{2028}",
  "reversed\u{202e}",
  "half \ud83d",
  " ",
  " shop",
  "shop ",
  "shop\u{a0}",
  "\u{200b}",
  "\u{feff}shop",
  `lib_live_${"0".repeat(38)}`,
])("rejects the key name %j", (name) => {
  expect(isKeyName(name, libraryPlatform)).toBe(false);
});
