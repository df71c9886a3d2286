import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe finds wrong on a page as it stands: the rules, and where they are broken. Its older mode looks at the page alone, for there are
 * no frames; what passes is not described, which would take two thirds of its time.
 */
export async function findViolations(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ html }) => html) }));
}

export type Violation = { id: string; impact?: string | null | undefined; places: string[] };
