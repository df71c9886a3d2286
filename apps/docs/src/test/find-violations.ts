import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds wrong on a page as it stands. */
export async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations;
}
