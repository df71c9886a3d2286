import { valueAt } from "../contract/resolve.ts";

/**
 * A figure of the contract in words: `x-ban.seconds | duration` is the value at that path, said as a time.
 * @throws {Error} when there is no such figure or way to say it
 */
export function sayFigure(contract: object, words: string): string {
  const [path = "", way = "plain"] = words.split("|").map((part) => part.trim());
  const value = valueAt(contract, path.split("."));
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error(
      `{{${words}}} must name a figure of the contract, and there is none at ${path}. Correct the guide.`,
    );
  }
  const say = ways[way];
  if (say === undefined) throw new Error(`{{${words}}} must be said as one of ${Object.keys(ways).join(", ")}.`);
  return say(value);
}

const ways: Record<string, (value: number | string) => string> = {
  plain: (value) => (typeof value === "number" ? value.toLocaleString("en-US") : value),
  duration: (seconds) => duration(Number(seconds)),
  bytes: (bytes) => `${Number(bytes) / 1024} KiB`,
  day: (date) => longDay(String(date)),
};

function duration(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return counted(seconds / 3600, "hour");
  if (seconds >= 120 && seconds % 60 === 0) return counted(seconds / 60, "minute");
  return counted(seconds, "second");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A date of the contract as people write it: 5 December 2030. */
export function longDay(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
