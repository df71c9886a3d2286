import { expect, it } from "vitest";
import { createProgress } from "./progress.ts";

function recordOutput(isTTY: boolean, steps: number): string[] {
  const texts: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => texts.push(text) });
  progress.begin("books copied", steps);
  for (let step = 0; step < steps; step += 1) progress.step();
  progress.end();
  return texts;
}

it("draws a bar in one terminal line, at most about 200 times, and replaces it with a summary", () => {
  const texts = recordOutput(true, 1_000_000);
  expect(texts.length).toBeLessThan(210);
  expect(texts[0]).toContain(`${"░".repeat(30)} 0 of 1,000,000`);
  expect(texts[100]).toContain(`${"█".repeat(15)}${"░".repeat(15)} 500,000 of 1,000,000`);
  expect(Math.max(...texts.map((text) => text.replace("\r\u001b[2K", "").length))).toBeLessThan(80);
  expect(texts.slice(-2)).toEqual(["\r\u001b[2K", "books copied: 1,000,000\n"]);
});

it("writes one plain line without a terminal", () => {
  expect(recordOutput(false, 1000)).toEqual(["books copied: 1,000\n"]);
});

it("draws a full bar immediately if there are no steps", () => {
  expect(recordOutput(true, 0)[0]).toContain("█".repeat(30));
});
