import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** A rule that a page breaks. */
export interface Violation {
  readonly id: string;
  readonly impact: string | undefined;
  /** Each element that breaks it, and what is wrong with it. */
  readonly places: readonly string[];
}

/**
 * What axe finds wrong on a page as it stands. The page keeps axe, so that looking again takes a fifth of the time; what passes is not
 * described, which would take two thirds of it.
 * @param parts selectors of what is looked at. @default all of it
 */
export async function findViolations(page: Page, ...parts: readonly string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const looked = parts.length > 0 ? JSON.stringify({ include: parts.map((part) => [part]) }) : "document";
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${looked}, { resultTypes: ["violations"] })`);
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? undefined,
    places: nodes.map(({ html, any, all, none }) => `${html} ${[...any, ...all, ...none][0]?.message ?? ""}`.trim()),
  }));
}
