import { expect, it } from "vitest";
import { createProgress } from "./progress.ts";

function told(isTTY: boolean, steps: number): string[] {
  const texts: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => texts.push(text) });
  progress.begin("pets copied", steps);
  for (let step = 0; step < steps; step += 1) progress.step();
  progress.end();
  return texts;
}

it("on a terminal a bar grows in one line and leaves one, however much there is", () => {
  const texts = told(true, 1_000_000);
  expect(texts.length).toBeLessThan(210);
  expect(texts[0]).toContain(`${"░".repeat(30)} 0 of 1,000,000`);
  expect(texts[100]).toContain(`${"█".repeat(15)}${"░".repeat(15)} 500,000 of 1,000,000`);
  expect(Math.max(...texts.map((text) => text.replace("\r\u001b[2K", "").length))).toBeLessThan(80);
  expect(texts.slice(-2)).toEqual(["\r\u001b[2K", "pets copied: 1,000,000\n"]);
});

it("elsewhere there is one plain line", () => {
  expect(told(false, 1000)).toEqual(["pets copied: 1,000\n"]);
});

it("of nothing the bar is full at once", () => {
  expect(told(true, 0)[0]).toContain("█".repeat(30));
});
