import { expect, it } from "vitest";
import { parseDuration } from "./clock.ts";

const invalidTexts = ["", "90", "s", "0s", "01s", "1.5h", "-1s", "1 s", "1S", "1w", "1h30m", "36501d", "9999999999d"];

it.each<[text: string, milliseconds: number | undefined]>([
  ["1s", 1000],
  ["90s", 90_000],
  ["1m", 60_000],
  ["24h", 86_400_000],
  ["36500d", 36_500 * 86_400_000],
  ...invalidTexts.map((text): [string, undefined] => [text, undefined]),
])("parses %j as %s ms", (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});
