import { type CommandEnvironment, runCommand, type Target } from "@animal-store/conformance/internal";
import { contractCases } from "../cases/contract-cases.ts";
import { startService } from "../describe-contract.ts";
import { createSequenceCase } from "../model-based/sequences.ts";
import { createStoreScenarios } from "../platform.ts";
import { suiteOptions } from "../rules.ts";

/** A few seconds of random requests. The fixed seed makes runs comparable. */
const generatedOptions = { seed: 20_301_205, sequences: 30 };

/** Runs the command of conformance on the contract, with the scenarios of the store, against a target. @returns the exit code */
export function testTarget(target: Target, argv: readonly string[], environment?: CommandEnvironment): Promise<number> {
  const { toCase, stop } = createStoreScenarios(target);
  const { document, ...rules } = suiteOptions;
  const setup = {
    ...rules,
    isCoverageRequired: true,
    scenarios: [...contractCases.map(toCase), createSequenceCase(target, generatedOptions)],
    start: () => startService(target, stop),
  };
  return runCommand(argv, environment, { document, setup });
}
