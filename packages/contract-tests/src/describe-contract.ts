import { afterAll, describe, expect, it } from "vitest";
import type { ContractCase } from "./cases/contract-case.ts";
import { contractCases } from "./cases/contract-cases.ts";
import { createForcedCases } from "./cases/forced-cases.ts";
import { createCoverage } from "./coverage/create-coverage.ts";
import { createGeneratedChecks, type GeneratedOptions } from "./generated-checks.ts";
import { createResponseValidator } from "./response-validator.ts";
import { createRunner } from "./runner/create-runner.ts";
import type { Target } from "./target.ts";

export interface DescribeOptions {
  /** Selects the cases to run. @default all */
  readonly isSelected?: (contractCase: ContractCase) => boolean;
}

/** Registers a Vitest test for each check with random requests. */
export function describeGenerated(target: Target, options: GeneratedOptions): void {
  describe(`${target.name}: generated requests, seed ${options.seed}`, () => {
    for (const { id, title, run } of createGeneratedChecks(options))
      it(`${id}: ${title}`, { timeout: 600_000 }, () => run(target));
  });
}

/**
 * Registers a Vitest test for each contract case, and one that they cover the whole contract. A mock (`target.forced`) gets separate
 * cases, which need not cover it.
 */
export function describeContract(target: Target, { isSelected }: DescribeOptions = {}): void {
  const forced = target.forced ?? false;
  const cases = forced ? createForcedCases() : contractCases;
  const coverage = createCoverage();
  const validator = createResponseValidator({ allowCors: forced });
  const runner = createRunner({ target, validator, coverage });

  describe(`${target.name} and the contract`, () => {
    for (const contractCase of cases.filter(isSelected ?? (() => true))) {
      it(`${contractCase.id}: ${contractCase.title}`, { timeout: 30_000 }, () => runner.run(contractCase));
    }
    if (!forced && !isSelected)
      it("the cases cover every item of the contract", () => expect(coverage.report()).toBeUndefined());
    afterAll(runner.stop);
  });
}
