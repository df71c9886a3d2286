import { describe, it } from "vitest";
import { createGeneratedChecks, type GeneratedOptions } from "./generated-checks.ts";
import type { Target } from "./target.ts";

/** Registers a Vitest test for each check with random requests. */
export function describeGenerated(target: Target, options: GeneratedOptions): void {
  describe(`${target.name}: generated requests, seed ${options.seed}`, () => {
    for (const { id, title, run } of createGeneratedChecks(options))
      it(`${id}: ${title}`, { timeout: 600_000 }, () => run(target));
  });
}
