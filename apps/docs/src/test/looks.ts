import { findViolations, type Violation } from "@animal-store/browser-testing";
import type { Page, ViewportSize } from "playwright-core";

export type Look = { colorScheme: "light" | "dark"; size: ViewportSize };

export const phoneSize: ViewportSize = { width: 390, height: 844 };

const desktopSize: ViewportSize = { width: 1400, height: 1000 };

export const looks: readonly [Look, ...Look[]] = [
  { colorScheme: "light", size: desktopSize },
  { colorScheme: "dark", size: phoneSize },
  { colorScheme: "dark", size: desktopSize },
  { colorScheme: "light", size: phoneSize },
];

export async function findViolationsIn(page: Page, url: string, { colorScheme, size }: Look): Promise<Violation[]> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.goto(url);
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  return findViolations(page);
}

export function measureWidth(page: Page): Promise<number> {
  return page.locator("body").evaluate(({ scrollWidth }) => scrollWidth);
}

/** Returns the words of tables that wrap inside. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator("td, td code, th").evaluateAll((elements) => {
    const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text));
    return texts.flatMap((text) =>
      Array.from(text.data.matchAll(/\w+/g)).flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? [word] : [];
      }),
    );
  });
}
