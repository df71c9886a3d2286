import { inspect } from "node:util";
import { stringifyJson } from "@animal-store/exact-json";

/** Returns the start of a long text, which ends between two words, and its length. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const [token] of text.matchAll(/[\p{L}\p{M}\p{N}_]+|./gsu)) {
    if (end + token.length > maxLength) break;
    end += token.length;
  }
  // A part of a text would hold all its memory.
  const start = Buffer.from(text.slice(0, end).trimEnd(), "utf16le").toString("utf16le");
  return `${start}… (${text.length.toLocaleString("en")} characters)`;
}

export function quote(value: unknown): string {
  return value === undefined ? "nothing" : shorten(stringifyJson(value), 80);
}

export function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** Rounds down, so that 100 means all. */
export function toPercent(part: number, total: number): number {
  return total === 0 ? 100 : Math.floor((part / total) * 100);
}

/** Describes an unexpected error, such as one of a setup module, with the place that threw it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `${inspect(error)}, which is no Error`;
  const place = error.stack
    ?.split("\n")
    .find((line) => line.startsWith("    at ") && !line.includes("node:"))
    ?.trim();
  return `${error.name}: ${error.message}${place === undefined ? "" : ` (${place})`}`;
}
