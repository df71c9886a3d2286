import { afterAll, describe, it } from "vitest";
import type { ContractCase } from "./cases/contract-case.ts";
import { contractCases } from "./cases/contract-cases.ts";
import { forcedCases } from "./cases/forced-cases.ts";
import { createCoverage } from "./coverage/create-coverage.ts";
import { contractDocument } from "./document/contract-document.ts";
import { createResponseValidator } from "./response-validator/create-response-validator.ts";
import { createRunner } from "./runner/create-runner.ts";
import type { Target } from "./target.ts";

export interface DescribeOptions {
  /** Where the coverage goes, as JSON; the report reads the file. */
  readonly coverageFile?: string;
  /** Leaves out cases that the target cannot serve. */
  readonly only?: (contractCase: ContractCase) => boolean;
}

/** Registers a test for each case: the forced ones for a mock, all others for what answers by itself. */
export function describeContract(target: Target, { coverageFile, only = () => true }: DescribeOptions = {}): void {
  const forced = target.forced ?? false;
  const cases = forced ? forcedCases(contractDocument) : contractCases;
  const coverage = createCoverage(target.name, forced);
  const validator = createResponseValidator(contractDocument, { allowCors: forced });
  const runner = createRunner({ target, validator, coverage });

  describe(`${target.name} and the contract`, () => {
    for (const contractCase of cases.filter(only)) {
      it(`${contractCase.id}: ${contractCase.fact}`, { timeout: 30_000 }, () => runner.run(contractCase));
    }
    afterAll(async () => {
      await runner.stop();
      if (coverageFile) await coverage.writeCoverage(coverageFile);
    });
  });
}
