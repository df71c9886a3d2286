import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds wrong on a page as it stands. Its older mode looks at the page alone, in half the time: there are no frames. */
export async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations;
}
